-- Money that was written down stays written down: a correction is another row.
create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'ledger_entries is append-only';
end
$$;
--> statement-breakpoint
create trigger ledger_entries_append_only before update or delete on "ledger_entries"
  for each row execute function ledger_is_append_only();
--> statement-breakpoint
create trigger ledger_entries_no_truncate before truncate on "ledger_entries"
  for each statement execute function ledger_is_append_only();

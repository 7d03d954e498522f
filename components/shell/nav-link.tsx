import { Icon, type IconName } from "@/components/ui/icon";

type NavLinkProps = {
  href: string;
  label: string;
  icon: IconName;
  current: boolean;
  pending: boolean;
  /** A public page works by its own script, which runs only when the browser loads the page whole. */
  isPublic?: boolean | undefined;
};

/** A link of the sidebar. While its page travels, the style sheet runs a band under the top bar. */
export function NavLink({ href, label, icon, current, pending, isPublic }: NavLinkProps) {
  return (
    <a
      href={href}
      target={isPublic ? "_self" : undefined}
      aria-current={current ? "page" : undefined}
      data-pending={pending || undefined}
      data-tip={label}
      data-tip-side="right"
      data-tip-when="[data-sidebar=collapsed]"
      className="shell-link"
    >
      <Icon name={icon} />
      <span className="shell-link-label">{label}</span>
    </a>
  );
}

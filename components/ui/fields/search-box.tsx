"use client";

import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { controlClass } from "./control";

type SearchBoxProps = {
  label: string;
  name?: string;
  placeholder?: string;
  defaultValue?: string;
  /** Called with the trimmed text 500 ms after the last key, or at once on Enter; never twice with the same text. */
  onSearch: (text: string) => void;
  className?: string;
};

const debounceMs = 500;

export function SearchBox({
  label,
  name = "search",
  placeholder,
  defaultValue = "",
  onSearch,
  className,
}: SearchBoxProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(defaultValue.trim());

  // What is called after the wait is the newest function: the page may have changed its other filters meanwhile.
  const latest = useRef(onSearch);

  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function send(text: string) {
    clearTimeout(timer.current);
    if (text.trim() === sent.current) return;
    sent.current = text.trim();
    latest.current(sent.current);
  }

  function wait(text: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(text), debounceMs);
  }

  return (
    <span className={clsx("search-box", className)}>
      <input
        type="search"
        name={name}
        aria-label={label}
        placeholder={placeholder ?? label}
        defaultValue={defaultValue}
        autoComplete="off"
        enterKeyHint="search"
        className={controlClass("h-11 pl-10")}
        onChange={(event) => wait(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") send(event.currentTarget.value);
        }}
      />
    </span>
  );
}

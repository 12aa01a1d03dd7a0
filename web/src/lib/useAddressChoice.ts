import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Sets the named parts of a choice; an empty text removes one. */
export type Choose<Name extends string> = (change: Readonly<Partial<Record<Name, string>>>) => void;

/** Keeps a list's filters in the address, so they survive a reload and can be shared. Changes add no history entry and keep the scroll position. */
export const useAddressChoice = <Name extends string>(): readonly [
  query: URLSearchParams,
  choose: Choose<Name>,
] => {
  const [query, setQuery] = useSearchParams();

  const choose = useCallback<Choose<Name>>(
    (change) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries<string | undefined>(change)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );

  return [query, choose];
};

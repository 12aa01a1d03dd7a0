import { createTabSlot } from '../storage/browserStorage.ts';

const slot = createTabSlot('vc.origin');

/** Stores the requested address before sign-in. */
export const rememberOrigin = (pathAndQuery: string): void => slot.write(pathAndQuery);

/** Returns an address of this site without credentials for automatic sign-in; undefined for anything else. */
export const toCleanOrigin = (pathAndQuery: string): string | undefined => {
  if (!pathAndQuery.startsWith('/') || pathAndQuery.startsWith('//') || pathAndQuery.includes('\\'))
    return undefined;
  const url = new URL(pathAndQuery, 'https://origin.invalid');
  if (url.host !== 'origin.invalid') return undefined;
  url.searchParams.delete('email');
  url.searchParams.delete('pass');
  return `${url.pathname}${url.search}${url.hash}`;
};

export const peekOrigin = (): string | undefined => toCleanOrigin(slot.read() ?? '');
export const forgetOrigin = (): void => slot.clear();

export interface Credentials {
  readonly email: string;
  /** Absent: the form is prefilled from the address but not sent. */
  readonly password?: string;
}

/** Reads `email` and `pass` from the address and removes both from it and from the browser's history. */
export const takeCredentials = (): Credentials | undefined => {
  const url = new URL(window.location.href);
  const email = url.searchParams.get('email')?.trim();
  const password = url.searchParams.get('pass')?.trim();
  if (!url.searchParams.has('pass') && !url.searchParams.has('email')) return undefined;
  url.searchParams.delete('email');
  url.searchParams.delete('pass');
  window.history.replaceState(window.history.state, '', `${url.pathname}${url.search}${url.hash}`);
  if (!email) return undefined;
  return password ? { email, password } : { email };
};

/** Returns a token's content without checking it; undefined: not a token. */
export const readTokenPayload = (token: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const [, part = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes)) as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
};

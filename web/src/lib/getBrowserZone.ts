/** Returns this browser's IANA time zone; undefined when unknown. */
export const getBrowserZone = (): string | undefined => {
  // Some privacy settings omit it, despite the type.
  const zone: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone || undefined;
};

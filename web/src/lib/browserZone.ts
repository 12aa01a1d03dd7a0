/** The zone that this browser is set to, by its IANA name; undefined where it does not say. */
export const browserZone = (): string | undefined => {
  // Some that hide it say nothing, whatever the type says.
  const zone: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone || undefined;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** Formats a moment of a file as `m:ss`, or `h:mm:ss` from an hour on. */
export const formatFileMoment = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};

/** Parses `m:ss`, `h:mm:ss` or seconds into milliseconds; undefined unless it is one of these. */
export const parseMoment = (text: string): number | undefined => {
  const parts = text.trim().split(':');
  const isMoment = parts.length <= 3 && parts.every((part) => /^\d{1,5}$/u.test(part));
  if (!isMoment || parts.slice(1).some((part) => Number(part) > 59)) return undefined;
  return parts.reduce((seconds, part) => seconds * 60 + Number(part), 0) * 1000;
};

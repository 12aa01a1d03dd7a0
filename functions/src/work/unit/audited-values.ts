/** Returns what the audit log keeps of a value; undefined: nothing. */
type Mask = (value: unknown) => unknown;

const omit: Mask = () => undefined;

/** Paths and queries of addresses may hold keys. */
const keepOrigin: Mask = (value) =>
  typeof value === 'string' && URL.canParse(value) ? new URL(value).origin : value;

const keepLength: Mask = (value) => (typeof value === 'string' ? { characters: value.length } : value);

/** Secrets, links, addresses and confidential texts, by collection and path; `*`: each item of a list. */
export const MASKS: Readonly<Record<string, Readonly<Record<string, Mask>>>> = {
  auditions: { script: keepLength, brief: keepLength },
  castings: { urlIdentifier: omit },
  recordingSessionReports: { urlIdentifier: omit },
  recordingSessions: {
    'contacts.*.email': omit,
    'dialIn.link': keepOrigin,
    'script.text': keepLength,
    'roles.*.script.text': keepLength,
  },
  selfServiceInvites: { id: omit },
  webhooks: { url: keepOrigin },
};

const mask = (value: unknown, path: readonly string[], how: Mask): unknown => {
  const [name, ...rest] = path;
  if (name === undefined) return how(value);
  if (name === '*') return Array.isArray(value) ? value.map((item: unknown) => mask(item, rest, how)) : value;
  if (typeof value !== 'object' || value === null || !(name in value)) return value;
  const { [name]: current, ...siblings } = value as Readonly<Record<string, unknown>>;
  const masked = mask(current, rest, how);
  return masked === undefined ? siblings : { ...siblings, [name]: masked };
};

/** Returns the values of a record that its audit record keeps. */
export const maskValues = (subject: string, values: object | null): object | null =>
  Object.entries(MASKS[subject.split('/')[0] ?? ''] ?? {}).reduce<object | null>(
    (item, [path, how]) => mask(item, path.split('.'), how) as object | null,
    values,
  );

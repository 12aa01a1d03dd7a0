import { createTabSlot } from '../storage/browserStorage.ts';

/** Prefix of drafts in this tab's storage. */
const PREFIX = 'vc.draft|';

/** A draft's owner and subject. */
export interface DraftKey {
  /** Its owner; `nobody` without an account. */
  readonly person: string;
  readonly agency: string;
  readonly form: string;
}

const getName = ({ person, agency, form }: DraftKey): string =>
  `${PREFIX}${[person, agency, form].map(encodeURIComponent).join('|')}`;

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a stored value can replace the current one: the form may have changed since. An empty one has no shape. */
const isSameShape = (draft: unknown, now: unknown): boolean =>
  now === null ||
  now === undefined ||
  (typeof draft === typeof now && Array.isArray(draft) === Array.isArray(now));

/** Passwords, codes and other proofs are never stored. */
const isSecret = (field: string): boolean => /pass(word|code)/i.test(field);

/** Returns the fields that differ from their initial values; others follow the form. */
export const getChangedValues = (values: Values, began: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(began[field])),
  );

/** Applies a draft to a form's values; fields that no longer exist are dropped. */
export const withDraft = <Form extends object>(values: Form, draft: Values): Form => {
  const draftEntries = Object.entries(draft).filter(([field, value]) => {
    const now = (values as Values)[field];
    return field in values && !isSecret(field) && isSameShape(value, now);
  });
  return { ...values, ...Object.fromEntries(draftEntries) };
};

export const readDraft = (key: DraftKey): Values | undefined => {
  try {
    const draft: unknown = JSON.parse(createTabSlot(getName(key)).read() ?? 'null');
    return isRecord(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
};

export const writeDraft = (key: DraftKey, values: Values): void =>
  createTabSlot(getName(key)).write(
    JSON.stringify(Object.fromEntries(Object.entries(values).filter(([field]) => !isSecret(field)))),
  );

export const forgetDraft = (key: DraftKey): void => createTabSlot(getName(key)).clear();

/** Clears all drafts of this tab, so the next user can't read them. */
export const forgetAllDrafts = (): void => {
  try {
    const names = Object.keys({ ...sessionStorage }).filter((name) => name.startsWith(PREFIX));
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // Storage is blocked, so no draft exists.
  }
};

import { tabSlot } from '../storage/browserStorage.ts';

/** Before every name of a draft in this tab's storage. */
const PREFIX = 'vc.draft|';

/** Whose draft it is, and of what. */
export interface DraftKey {
  /** Of whom it is; nobody's is what is typed without an account. */
  readonly person: string;
  readonly agency: string;
  readonly form: string;
}

const getName = ({ person, agency, form }: DraftKey): string =>
  `${PREFIX}${[person, agency, form].map(encodeURIComponent).join('|')}`;

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a stored value can replace the current one: the form may have changed since. */
const isSameShape = (kept: unknown, now: unknown): boolean =>
  now === null || (typeof kept === typeof now && Array.isArray(kept) === Array.isArray(now));

/** What is typed on the way to a password, or proves anything, is kept nowhere. */
const isSecret = (field: string): boolean => /pass(word|code)/i.test(field);

/** Returns the fields that differ from their initial values; others follow the form. */
export const getChangedValues = (values: Values, began: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(began[field])),
  );

/** The values of a form with what was kept of it; fields that it has no longer are left out. */
export const withDraft = <Form extends object>(values: Form, kept: Values): Form => {
  const known = Object.entries(kept).filter(([field, value]) => {
    const now = (values as Values)[field];
    return field in values && !isSecret(field) && isSameShape(value, now);
  });
  return { ...values, ...Object.fromEntries(known) };
};

export const readDraft = (key: DraftKey): Values | undefined => {
  try {
    const kept: unknown = JSON.parse(tabSlot(getName(key)).read() ?? 'null');
    return isRecord(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
};

export const writeDraft = (key: DraftKey, values: Values): void =>
  tabSlot(getName(key)).write(
    JSON.stringify(Object.fromEntries(Object.entries(values).filter(([field]) => !isSecret(field)))),
  );

export const forgetDraft = (key: DraftKey): void => tabSlot(getName(key)).clear();

/** Clears all drafts of this tab, so the next user can't read them. */
export const forgetAllDrafts = (): void => {
  try {
    const names = Object.keys({ ...sessionStorage }).filter((name) => name.startsWith(PREFIX));
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
};

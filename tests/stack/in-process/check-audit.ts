import { afterAll } from 'vitest';
import type { AuditRecord } from '@domain/audit/audit.ts';
import { catalog } from '../../../web/src/i18n/en/index.ts';
import { firestore } from '../admin.ts';
import type { Database } from '../../../emulator/src/index.ts';

/** Names of fields whose values are secrets or open something. */
const SECRET = /^(sealed\w*|\w*[hH]ash|\w*[tT]oken|\w*[sS]ecret|passcode|urlIdentifier|uploadUrl)$/;
const ADDRESS = /^https?:\/\/[^/]+\/./;
/** Participants of sessions are people without accounts. */
const EMAIL = /^recordingSession.*@/;
/** Public pages, which an agency or a project names, and names, which may look like one. */
const PUBLIC =
  /^(name|publicName|termsUrl|privacyUrl|logoUrl|isotypeLogoUrl|schedulingLink|website|referenceLink)$/;

const KEY = Symbol.for('audit records that a test file has written');
const shared = globalThis as { [KEY]?: Set<string> };
const written = (shared[KEY] ??= new Set());

export const followAudit = (database: Database): void => {
  database.follow(({ changes }) => {
    for (const { path } of changes) if (path[0] === 'audit') written.add(path.join('/'));
  });
};

const findSecrets = (value: unknown, names: readonly string[], subject: string): readonly string[] => {
  const [name = ''] = names.slice(-1);
  const path = names.join('.');
  if (SECRET.test(name) && value !== null && typeof value !== 'boolean') return [path];
  if (typeof value === 'string')
    return (ADDRESS.test(value) && !PUBLIC.test(name)) || EMAIL.test(`${subject} ${value}`) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => findSecrets(item, [...names, key], subject));
};

/** Returns the texts that the audit log lacks for a record; records that tests write themselves may have no action. */
const findUnnamed = (action: string, subject: string): readonly string[] =>
  [`audit.action.${action}`, `audit.record.${subject.split('/')[0] ?? ''}`].filter(
    (text) => !Object.hasOwn(catalog, text),
  );

/** Fails if an audit record of the test file contains a secret or an address that opens something, or can't be shown. */
export const checkAudit = async (): Promise<void> => {
  const refs = [...written].map((path) => firestore().doc(path));
  written.clear();

  const records = refs.length > 0 ? await firestore().getAll(...refs) : [];

  const faults = records.flatMap((record) => {
    const { action, subject = '', before, after } = (record.data() ?? {}) as Partial<AuditRecord>;
    return [
      ...findSecrets({ before, after }, [String(action)], subject),
      ...(action === undefined ? [] : findUnnamed(action, subject)),
    ];
  });
  if (faults.length > 0)
    throw new Error(`Audit records with secrets or without texts:\n${[...new Set(faults)].join('\n')}`);
};

export const checkAuditAfterFile = (): void => {
  afterAll(checkAudit);
};

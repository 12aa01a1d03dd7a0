import type { AuditActor, AuditRecord, AuditRow } from '@domain/audit/audit.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Names } from './names.ts';

const getActor = ({ by, byKey }: AuditRecord, names: Names): AuditActor => {
  if (by.startsWith('link:')) return { kind: 'link' };
  if (by.startsWith('platform:')) return { kind: 'platform' };
  if (by.startsWith('key:')) return { kind: 'key', id: by, name: byKey ?? null };
  return { kind: 'person', id: by, name: names.ofPerson(by) };
};

const OF_OTHERS: readonly string[] = ['agencyIds', 'confirmedBy'];

/** Returns the values as JSON, without data of other agencies; null: none. */
const getValues = (values: AuditRecord['before']): string | null => {
  if (!values) return null;
  const visible = Object.entries(values).filter(([field]) => !OF_OTHERS.includes(field));
  return JSON.stringify(serialise(Object.fromEntries(visible)));
};

export const presentRecord = (record: AuditRecord, names: Names): AuditRow => {
  const { id, at, as, onBehalfOf, action, subject, before, after, seq, erasedAt } = record;

  return {
    id,
    at: serialise(at),
    by: getActor(record, names),
    as: as === null ? null : { name: names.ofPerson(as) },
    onBehalfOf: onBehalfOf ? { name: names.ofPerson(onBehalfOf) } : null,
    action,
    subject,
    subjectName: names.ofSubject(subject),
    before: getValues(before),
    after: getValues(after),
    seq: seq ?? null,
    erasedAt: erasedAt ? serialise(erasedAt) : null,
  };
};

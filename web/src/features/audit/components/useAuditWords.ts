import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { AuditActor, AuditPerson } from '@domain/audit/audit.ts';
import type { MessageId } from '../../../i18n/locale.ts';
import { useText } from '../../../i18n/useText.ts';

/** Names of actions, actors, records and fields in the log. */
interface AuditWords {
  /** All actions of the log, as `area.verb`. */
  readonly actions: readonly string[];
  readonly ofAction: (action: string) => string;
  readonly ofActor: (by: AuditActor) => string;
  readonly ofPerson: (person: AuditPerson) => string;
  /** The kind of record at a path. */
  readonly ofRecord: (path: string) => string;
  readonly ofField: (path: readonly string[]) => string;
}

const ACTION = 'audit.action.';

/** Returns words in the reader's language; unknown actions show as stored. */
export const useAuditWords = (): AuditWords => {
  const text = useText();
  const { messages } = useIntl();

  return useMemo(() => {
    const isText = (id: string): id is MessageId => Object.hasOwn(messages, id);
    const translate = (id: string, raw: string): string => (isText(id) ? text(id) : raw);
    const formatPerson = ({ name }: AuditPerson): string => name ?? text('audit.outsider');

    return {
      actions: Object.keys(messages).flatMap((id) =>
        id.startsWith(ACTION) ? [id.slice(ACTION.length)] : [],
      ),
      ofAction: (action) => translate(`${ACTION}${action}`, action),
      ofPerson: formatPerson,
      ofActor: (by) => {
        if (by.kind === 'person') return formatPerson(by);
        if (by.kind === 'key') return text('audit.key', { name: by.name ?? by.id.slice(0, 12) });
        return text(`audit.${by.kind}`);
      },
      ofRecord: (path) => {
        const [collection = ''] = path.split('/');
        return translate(`audit.record.${collection}`, collection);
      },
      ofField: (path) => path.map((part) => translate(`audit.field.${part}`, part)).join(' › '),
    };
  }, [text, messages]);
};

import type { AuditRow } from '@domain/audit/audit.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAuditWords } from './useAuditWords.ts';

/** The actor, with the account acted as, API key and represented talent. */
export const useActorText = () => {
  const text = useText();
  const words = useAuditWords();
  return ({ by, as, onBehalfOf }: AuditRow): string =>
    joinDotted([
      words.ofActor(by),
      as && text('audit.as', { name: words.ofPerson(as) }),
      onBehalfOf && text('audit.onBehalfOf', { name: words.ofPerson(onBehalfOf) }),
    ]);
};

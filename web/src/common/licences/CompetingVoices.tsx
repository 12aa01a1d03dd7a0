import Alert from '@mui/material/Alert';
import { isolate } from '@domain/values/direction.ts';
import { useText } from '../../i18n/useText.ts';
import { useLocale } from '../../i18n/localeContext.ts';
import { useConflictCheck, useProjectConflicts } from './competingContext.ts';
import type { Competing } from './competingStore.ts';

interface CompetingVoice {
  readonly talentId: string;
  readonly name: string;
}

/** Lists voices licensed to competitors; nothing without any. */
export const CompetingVoices = ({ voices }: { readonly voices: readonly CompetingVoice[] }) => {
  const text = useText();
  const { locale } = useLocale();

  useConflictCheck(voices.map(({ talentId }) => talentId));

  const competingOf = useProjectConflicts();

  const getNames = (kind: Competing): string => {
    const named = voices.filter(({ talentId }) => competingOf(talentId) === kind);
    const names = new Map(named.map(({ talentId, name }) => [talentId, name]));
    return new Intl.ListFormat(locale).format([...names.values()].map(isolate));
  };

  return (['conflict', 'check'] as const).map((kind) => {
    const names = getNames(kind);
    if (names === '') return null;
    return (
      <Alert key={kind} severity={kind === 'conflict' ? 'warning' : 'info'}>
        {text(`competing.${kind}`, { names })}
      </Alert>
    );
  });
};

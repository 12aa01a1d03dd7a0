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

const SEVERITIES = { excluded: 'error', conflict: 'warning', check: 'info' } as const;

/** Lists voices licensed to competitors or exclusive for them; nothing without any. */
export const CompetingVoices = ({ voices }: { readonly voices: readonly CompetingVoice[] }) => {
  const text = useText();
  const { locale } = useLocale();

  useConflictCheck(voices.map(({ talentId }) => talentId));

  const competingOf = useProjectConflicts();

  const getNames = (kind: Competing['conflict']): string => {
    const named = voices.filter(({ talentId }) => competingOf(talentId)?.conflict === kind);
    const names = new Map(named.map(({ talentId, name }) => [talentId, name]));
    return new Intl.ListFormat(locale).format([...names.values()].map(isolate));
  };

  return (['excluded', 'conflict', 'check'] as const).map((kind) => {
    const names = getNames(kind);
    if (names === '') return null;
    return (
      <Alert key={kind} severity={SEVERITIES[kind]}>
        {text(`competing.${kind}`, { names })}
      </Alert>
    );
  });
};

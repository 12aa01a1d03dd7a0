import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useText } from '../../i18n/useText.ts';
import { useLocale } from '../../i18n/localeContext.ts';
import { useCompeting, type Competing } from '../../lib/licences/useCompeting.ts';

interface Voice {
  readonly talentId: string;
  readonly name: string;
}

interface Props {
  readonly projectId: string;
  readonly voices: readonly Voice[];
  /** Whether to say what is missing for them to be compared. */
  readonly isHinting?: boolean;
}

/** Who of these voices is licensed for something that the project competes with; nothing where nobody is. */
export const CompetingVoices = ({ projectId, voices, isHinting = false }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const { isCompared, byTalent } = useCompeting(
    projectId,
    voices.map(({ talentId }) => talentId),
  );
  if (!isCompared)
    return isHinting ? (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('competing.notCompared')}
      </Typography>
    ) : null;
  const namesOf = (kind: Competing): string => {
    const names = new Map(
      voices.flatMap(({ talentId, name }) => (byTalent.get(talentId) === kind ? [[talentId, name]] : [])),
    );
    return new Intl.ListFormat(locale).format(names.values());
  };
  return (['conflict', 'check'] as const).map((kind) => {
    const names = namesOf(kind);
    if (names === '') return null;
    return (
      <Alert key={kind} severity={kind === 'conflict' ? 'warning' : 'info'}>
        {text(`competing.${kind}`, { names })}
      </Alert>
    );
  });
};

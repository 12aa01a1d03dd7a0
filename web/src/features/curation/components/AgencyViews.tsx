import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Serialised } from '@domain/contract.ts';
import type { AgencyView } from '@domain/curation/curation.ts';
import { LANGUAGE_SCORES, WORK_SCORES, type TalentScore } from '@domain/scores/scores.ts';
import { FactList } from '../../../components/FactList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageWord } from '../../../lib/reference.ts';

interface ScoresProps {
  readonly score: Serialised<TalentScore>;
  /** Of the reviewed demo: other languages are irrelevant. */
  readonly language: string;
}

const Scores = ({ score, language }: ScoresProps) => {
  const text = useText();
  const languageWord = useLanguageWord();
  const { locale } = useLocale();
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const spoken = score.languageScores.find((languageScore) => languageScore.language === language);

  return (
    <Stack gap={1.5}>
      <FactList
        facts={[[text('score.computed'), <strong key="total">{figure.format(score.total)}</strong>]]}
      />
      <Typography variant="subtitle2" component="h3">
        {text('score.work')}
      </Typography>
      <FactList facts={WORK_SCORES.map((name) => [text(`score.${name}`), figure.format(score[name])])} />
      <Typography variant="subtitle2" component="h3">
        {text('score.speaking', { language: languageWord(language) })}
      </Typography>
      {spoken ? (
        <FactList
          facts={LANGUAGE_SCORES.map((name) => [text(`score.${name}`), figure.format(spoken[name])])}
        />
      ) : (
        <Typography variant="body2">{text('score.notGiven')}</Typography>
      )}
    </Stack>
  );
};

interface Props {
  readonly views: readonly Serialised<AgencyView>[];
  readonly language: string;
}

/** Agencies' ratings of the talent: engineers read them, staff edit them. */
export const AgencyViews = ({ views, language }: Props) => {
  const text = useText();

  return views.map(({ agencyId, agencyName, score, notes }) => (
    <SectionCard
      key={agencyId}
      title={text('review.viewFor', { agency: agencyName })}
      lead={text('review.viewLead')}
    >
      {score ? (
        <Scores score={score} language={language} />
      ) : (
        <Typography variant="body2">{text('score.notGiven')}</Typography>
      )}
      {notes !== null && (
        <Box sx={{ marginTop: 2 }}>
          <Typography variant="subtitle2" component="h3">
            {text('notes.title')}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{notes}</Typography>
        </Box>
      )}
    </SectionCard>
  ));
};

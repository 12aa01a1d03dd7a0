import { useState } from 'react';
import { Form } from 'formik';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Serialised } from '@domain/contract.ts';
import { LANGUAGE_SCORES, WORK_SCORES, type TalentScore } from '@domain/scores/scores.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { Draft } from '../../../components/form/Draft.tsx';
import { SaveBar } from '../../../components/form/SaveBar.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSave } from '../../../components/form/useSave.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useLanguageWord } from '../../../lib/reference.ts';
import { useScore } from '../data/agencyRequests.ts';
import { ComputedScore } from './ComputedScore.tsx';
import { FormScore } from './FormScore.tsx';
import { pickScored, getScoreFaults, getScoreValues, type ScoreValues } from './scoreValues.ts';

type Score = Serialised<TalentScore>;

const Heading = ({ children }: { readonly children: string }) => (
  <Typography variant="subtitle2" component="h3" sx={{ marginTop: 1 }}>
    {children}
  </Typography>
);

interface FormProps {
  readonly talent: Talent;
  readonly stored: Score | null;
  readonly onSaved: (score: Score) => void;
}

const Scores = ({ talent, stored, onSaved }: FormProps) => {
  const text = useText();
  const languageWord = useLanguageWord();
  const draft = useDraft(`score.${talent.id}`);
  const languages = talent.languages.map(({ alpha3 }) => alpha3);

  const save = useSave<ScoreValues>(draft, async (values, submission) => {
    const body = { talent: talent.id, ...pickScored(values) };
    const saved = stored
      ? api.talents.updateScore({ id: talent.id }, { ...body, updatedAt: stored.updatedAt }, submission)
      : api.talents.createScore(body, submission);
    onSaved(await saved);
  });

  return (
    <AppFormik
      key={`${stored?.updatedAt ?? ''}|${languages.join()}`}
      initialValues={getScoreValues(stored, languages)}
      validate={getScoreFaults}
      onSubmit={save}
    >
      <Stack component={Form} noValidate gap={1.5}>
        <Draft of={draft} />
        <ComputedScore />
        <Heading>{text('score.work')}</Heading>
        {WORK_SCORES.map((name) => (
          <FormScore key={name} name={name} label={text(`score.${name}`)} />
        ))}
        {languages.map((language, index) => (
          <Stack
            key={language}
            component="fieldset"
            gap={1.5}
            sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}
          >
            <Typography component="legend" variant="subtitle2" sx={{ padding: 0, marginTop: 1 }}>
              {text('score.speaking', { language: languageWord(language) })}
            </Typography>
            {LANGUAGE_SCORES.map((name) => (
              <FormScore key={name} name={`languageScores[${index}].${name}`} label={text(`score.${name}`)} />
            ))}
          </Stack>
        ))}
        <SaveBar />
      </Stack>
    </AppFormik>
  );
};

/** The agency's rating of a talent: work, each language, and the total. */
export const ScoreForm = ({ talent }: { readonly talent: Talent }) => {
  const text = useText();
  const score = useScore(talent.id);
  const [saved, setSaved] = useState<Score>();

  return (
    <SectionCard title={text('score.title')} lead={text('score.lead')}>
      {score.status === 'error' && <ErrorState error={score.error} onRetry={score.reload} />}
      {score.status === 'loading' && (
        <LoadingState>
          <Skeleton variant="rounded" height={420} />
        </LoadingState>
      )}
      {score.status === 'success' && (
        <Scores talent={talent} stored={saved ?? score.data} onSaved={setSaved} />
      )}
    </SectionCard>
  );
};

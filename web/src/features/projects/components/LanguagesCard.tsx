import { useState } from 'react';
import { Form } from 'formik';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import Box from '@mui/material/Box';
import type { Casting, LanguageResult } from '@domain/castings/castings.ts';
import { LANGUAGES_MAX } from '@domain/projects/projects.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { Draft } from '../../../components/form/Draft.tsx';
import { FormLanguages } from '../../../components/form/FormLanguages.tsx';
import { resetToSaved } from '../../../components/form/resetToSaved.ts';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { RowList } from '../../../components/RowList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import type { ProjectBoard } from '../../../common/board/board.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useLanguageName, useLanguageWord } from '../../../lib/reference.ts';
import { api } from '../../../lib/http/api.ts';
import { LanguageRow } from './LanguageRow.tsx';

type LanguageOutcome = LanguageResult['outcome'];

/** Working languages, each with its own casting. */
export const LanguagesCard = ({ board }: { readonly board: ProjectBoard }) => {
  const text = useText();
  const toasts = useToasts();
  const getName = useLanguageName();
  const wordOf = useLanguageWord();
  const { project, castings } = board;
  const [leaving, setLeaving] = useState<Casting>();

  const remove = async (submission: Submission) => {
    if (leaving) await api.castings.remove({ id: leaving.id }, submission);
    setLeaving(undefined);
  };

  const draft = useDraft(`languages.${project.id}`);

  const add = useSubmit<{ languages: string[] }>(async ({ languages }, { submission, helpers }) => {
    const results = await api.castings.createMany({ projectId: project.id }, { languages }, submission);

    draft.forget();
    resetToSaved(helpers, { languages }, { languages: [] });

    const formatNames = (expected: LanguageOutcome) =>
      results
        .flatMap(({ language, outcome }) => (outcome === expected ? [getName(language)] : []))
        .join(', ');
    const [added, existing, tooMany] = [formatNames('added'), formatNames('exists'), formatNames('tooMany')];
    const left = [
      existing && text('projects.languagesExist', { names: existing }),
      tooMany && text('projects.languagesTooMany', { names: tooMany, max: LANGUAGES_MAX }),
    ].filter(Boolean);
    const view = [added && text('projects.languagesAdded', { names: added }), ...left]
      .filter(Boolean)
      .join(' ');

    if (left.length > 0) toasts.info(view);
    else toasts.success(view);
  });

  return (
    <SectionCard
      title={text('projects.languages')}
      count={castings.length}
      lead={text('projects.languagesLead')}
    >
      <ReferenceFailure of={['languages']} />
      <RowList label={text('projects.languages')}>
        {castings.map((casting) => (
          <LanguageRow
            key={casting.id}
            board={board}
            casting={casting}
            onRemove={() => setLeaving(casting)}
          />
        ))}
      </RowList>
      {castings.length < LANGUAGES_MAX && (
        <AppFormik initialValues={{ languages: [] as string[] }} onSubmit={add}>
          {({ values }) => (
            <Box
              component={Form}
              noValidate
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr) auto',
                alignItems: 'start',
                gap: 1,
                marginTop: castings.length > 0 ? 1.5 : 0,
              }}
            >
              <Draft of={draft} />
              <FormLanguages
                name="languages"
                label={text('projects.newLanguages')}
                without={castings.map(({ language }) => language)}
              />
              <SubmitButton variant="outlined" color="inherit" disabled={values.languages.length === 0}>
                {text('common.add')}
              </SubmitButton>
            </Box>
          )}
        </AppFormik>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        title={text('projects.removeLanguageTitle', { language: leaving ? wordOf(leaving.language) : '' })}
        confirmLabel={text('common.remove')}
        tone="error"
        onConfirm={remove}
        onCancel={() => setLeaving(undefined)}
      >
        {text('projects.removeLanguageText')}
      </ConfirmDialog>
    </SectionCard>
  );
};

import { Form } from 'formik';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NO_PROGRESS } from '@domain/projects/progress.ts';
import { LANGUAGES_MAX } from '@domain/projects/projects.ts';
import { Draft } from '../../../components/form/Draft.tsx';
import { FormChoice } from '../../../components/form/FormChoice.tsx';
import { SubmitButton } from '../../../components/form/SubmitButton.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { RowList } from '../../../components/RowList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { useText } from '../../../i18n/useText.ts';
import { shortlistedInAll, type ProjectBoard } from '../../../lib/board/board.ts';
import { useLanguageName, useLanguageOptions, useLanguages } from '../../../lib/reference.ts';
import { addLanguage } from '../data/projectCalls.ts';

/** Working languages; each one gets a casting of its own. */
export const LanguagesCard = ({ board }: { readonly board: ProjectBoard }) => {
  const text = useText();
  const languages = useLanguages();
  const nameOf = useLanguageName();
  const { project, castings, voices } = board;
  const taken = new Set(castings.map((casting) => casting.language));
  const free = useLanguageOptions().filter(({ code }) => !taken.has(code));

  const draft = useDraft(`language.${project.id}`);
  const add = useSubmit<{ language: string }>(async ({ language }, { press, helpers }) => {
    await addLanguage(project.id, language, press);
    draft.forget();
    helpers.resetForm();
  });

  return (
    <SectionCard
      title={text('projects.languages')}
      count={castings.length}
      lead={text('projects.languagesLead')}
    >
      <ReferenceFailure of={['languages']} />
      <RowList label={text('projects.languages')}>
        {castings.map((casting) => {
          const shortlisted = shortlistedInAll([casting], voices);
          const progress = project.languageProgress[casting.language] ?? NO_PROGRESS;
          const toHear = progress.takes - progress.approved;
          const waiting = progress.requested - progress.takes;
          const said = [
            text('projects.shortlisted', { count: shortlisted }),
            shortlisted > 0 &&
              text('projects.languageProgress', { chosen: progress.chosen, characters: voices.length }),
            toHear > 0 && text('projects.progress.toHear', { count: toHear }),
            waiting > 0 && text('projects.progress.waiting', { count: waiting }),
          ];
          return (
            <li key={casting.id}>
              <Typography sx={{ flex: 1 }}>{nameOf(casting.language)}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'end' }}>
                {said.filter(Boolean).join(' · ')}
              </Typography>
            </li>
          );
        })}
      </RowList>
      {castings.length < LANGUAGES_MAX && (
        <AppFormik initialValues={{ language: '' }} onSubmit={add}>
          {({ values }) => (
            <Box
              component={Form}
              noValidate
              sx={{
                display: 'grid',
                gridTemplateColumns: '1fr auto',
                gap: 1,
                marginTop: castings.length > 0 ? 1.5 : 0,
              }}
            >
              <Draft of={draft} />
              <FormChoice
                name="language"
                label={text('projects.newLanguage')}
                options={free}
                loading={languages.status === 'loading'}
              />
              <SubmitButton variant="outlined" color="inherit" disabled={values.language === ''}>
                {text('common.add')}
              </SubmitButton>
            </Box>
          )}
        </AppFormik>
      )}
    </SectionCard>
  );
};

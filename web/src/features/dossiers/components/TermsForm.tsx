import { useState } from 'react';
import { Form } from 'formik';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { TALENT_TERM_FIELDS, termsPatchSchema, type TermsPage } from '@domain/talents/talent-terms.ts';
import { toFormValues } from '@domain/values/fields.ts';
import { ShareRates } from '../../../common/earnings/ShareRates.tsx';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { Draft } from '../../../components/form/Draft.tsx';
import { FormCheckbox } from '../../../components/form/FormCheckbox.tsx';
import { FormWords } from '../../../components/form/FormWords.tsx';
import { SaveBar } from '../../../components/form/SaveBar.tsx';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSave } from '../../../components/form/useSave.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useDates } from '../../../lib/dates.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useTags, useTerms } from '../data/agencyRequests.ts';

interface FormProps {
  readonly talentId: string;
  readonly terms: TermsPage;
  readonly onSaved: (terms: TermsPage) => void;
}

/** The agency's share, which only admins edit. */
const Shares = ({ agreed }: { readonly agreed: TermsPage['shares'] }) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const { roles } = useSignedIn();
  if (roles.includes('admin')) return <ShareRates hint={text('terms.sharesHint')} />;
  if (agreed.length === 0) return <Typography variant="body2">{text('terms.noShare')}</Typography>;

  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });

  return agreed.map(({ rate, from }) => (
    <Typography key={from} variant="body2">
      {text('terms.shareIs', { rate: percent.format(rate / 10_000), day: dates.day(from) })}
    </Typography>
  ));
};

const Terms = ({ talentId, terms, onSaved }: FormProps) => {
  const text = useText();
  const { roles } = useSignedIn();
  const isAdmin = roles.includes('admin');
  const tags = useTags();
  const draft = useDraft(`terms.${talentId}`);
  const { updatedAt } = terms;
  const initial = toFormValues(TALENT_TERM_FIELDS, terms);

  const save = useSave<typeof initial>(draft, async ({ shares, ...values }, submission) => {
    const body = {
      ...termsPatchSchema.cast(values),
      ...(isAdmin ? { shares } : {}),
      ...(updatedAt ? { updatedAt } : {}),
    };
    onSaved(await api.talents.updateTerms({ id: talentId }, body, submission));
  });

  return (
    <AppFormik
      key={updatedAt}
      initialValues={initial}
      validationSchema={termsPatchSchema.omit(['updatedAt'])}
      onSubmit={save}
    >
      <Stack component={Form} noValidate>
        <Draft of={draft} />
        <FormWords
          name="tags"
          label={text('terms.tags')}
          helperText={text('terms.tagsHint')}
          suggestions={tags.data ?? []}
        />
        <Shares agreed={terms.shares} />
        <Box sx={{ display: 'grid' }}>
          <FormCheckbox name="contractSigned" label={text('terms.contractSigned')} />
          <FormCheckbox name="gdpr" label={text('terms.gdpr')} />
        </Box>
        <SaveBar />
      </Stack>
    </AppFormik>
  );
};

export const TermsForm = ({ talentId }: { readonly talentId: string }) => {
  const text = useText();
  const terms = useTerms(talentId);
  const [saved, setSaved] = useState<TermsPage>();

  return (
    <SectionCard title={text('terms.title')} lead={text('terms.lead')}>
      {terms.status === 'error' && <ErrorState error={terms.error} onRetry={terms.reload} />}
      {terms.status === 'loading' && (
        <LoadingState>
          <Skeleton variant="rounded" height={220} />
        </LoadingState>
      )}
      {terms.data && <Terms talentId={talentId} terms={saved ?? terms.data} onSaved={setSaved} />}
    </SectionCard>
  );
};

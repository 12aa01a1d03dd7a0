import { useRef, useState } from 'react';
import { Form } from 'formik';
import Box from '@mui/material/Box';
import type { AgencySettings } from '@domain/agencies/agencies.ts';
import { SENDER_NAME_MAX } from '@domain/agencies/agencies.schema.ts';
import { SLUG_MAX } from '@domain/agencies/slugs.ts';
import { WEB_ADDRESS_MAX } from '@domain/values/web-address.ts';
import { AppFormik } from '../../../components/form/AppFormik.tsx';
import { Draft } from '../../../components/form/Draft.tsx';
import type { Line } from '../../../components/form/getFieldChanges.ts';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { FormDay } from '../../../components/form/FormDay.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { OthersChanges } from '../../../components/form/OthersChanges.tsx';
import { SaveBar } from '../../../components/form/SaveBar.tsx';
import { resetToSaved } from '../../../components/form/resetToSaved.ts';
import { useDraft } from '../../../components/form/useDraft.ts';
import { useSubmit } from '../../../components/form/useSubmit.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { useSession } from '../../../lib/session/session.ts';
import { api } from '../../../lib/http/api.ts';
import {
  getChanges,
  collectFaults,
  toLine,
  getValues,
  type AgencyLine,
  type AgencyValues,
} from '../data/agencyValues.ts';
import { AccentField } from './AccentField.tsx';
import { BrandPreview } from './BrandPreview.tsx';
import { LogoField } from './LogoField.tsx';
import { PeopleFields } from './PeopleFields.tsx';

const NameFields = ({ former }: { readonly former: readonly string[] }) => {
  const text = useText();

  return (
    <SectionCard title={text('agency.names')}>
      <Stack>
        <FieldPair>
          <FormTextField name="publicName" label={text('agency.publicName')} required />
          <FormTextField
            name="slug"
            label={text('agency.slug')}
            maxLength={SLUG_MAX}
            required
            helperText={
              former.length > 0
                ? text('agency.slugFormer', { slugs: former.join(', ') })
                : text('agency.slugHint')
            }
          />
        </FieldPair>
        <FieldPair>
          <FormTextField
            name="contactEmail"
            type="email"
            label={text('agency.contactEmail')}
            helperText={text('agency.contactEmailHint')}
            required
          />
          <FormTextField
            name="supportEmail"
            type="email"
            label={text('agency.supportEmail')}
            helperText={text('agency.supportEmailHint')}
          />
        </FieldPair>
        <FieldPair>
          <FormTextField
            name="senderName"
            label={text('agency.senderName')}
            helperText={text('agency.senderNameHint')}
            maxLength={SENDER_NAME_MAX}
          />
          <FormTextField
            name="schedulingLink"
            type="url"
            label={text('agency.schedulingLink')}
            helperText={text('agency.schedulingLinkHint')}
            maxLength={WEB_ADDRESS_MAX}
          />
        </FieldPair>
      </Stack>
    </SectionCard>
  );
};

const LookFields = ({ agencyId }: { readonly agencyId: string }) => {
  const text = useText();

  return (
    <SectionCard title={text('agency.look')} lead={text('agency.lookLead')}>
      <Stack gap={2.5}>
        <AccentField />
        <FieldPair>
          <LogoField agencyId={agencyId} name="logoUrl" on="light" />
          <LogoField agencyId={agencyId} name="logoDarkUrl" on="dark" />
        </FieldPair>
        <LogoField agencyId={agencyId} name="isotypeLogoUrl" on="light" />
      </Stack>
    </SectionCard>
  );
};

const PolicyFields = () => {
  const text = useText();

  return (
    <SectionCard title={text('agency.policies')} lead={text('agency.policiesLead')}>
      <Stack>
        {(['terms', 'privacy'] as const).map((kind) => (
          <FieldPair key={kind}>
            <FormTextField
              name={`${kind}Url`}
              type="url"
              label={text(`agency.${kind}Url`)}
              maxLength={WEB_ADDRESS_MAX}
            />
            <FormDay
              name={`${kind}Version`}
              label={text(`agency.${kind}Version`)}
              helperText={text('agency.versionHint')}
            />
          </FieldPair>
        ))}
      </Stack>
    </SectionCard>
  );
};

interface Props {
  readonly agency: AgencySettings;
  /** Reloads the stored values: another user may have changed them. */
  readonly onReload: () => void;
}

/** Agency settings for its admins, with a preview of what others see. */
export const AgencyForm = ({ agency, onReload }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { noteAgency } = useSession();
  const draft = useDraft(`agency.${agency.id}`);
  // Others' saves arrive through `OthersChanges`.
  const [initial] = useState(() => getValues(agency));
  const beganRef = useRef<Line>({});

  const save = useSubmit<AgencyValues>(
    async (values, { submission, helpers }) => {
      try {
        const saved = await api.agencies.update(
          { id: agency.id },
          getChanges(values, { ...initial, ...beganRef.current }),
          submission,
        );

        draft.forget();
        resetToSaved(helpers, values, getValues(saved));
        noteAgency(saved);
        toasts.success(text('common.saved'));
        onReload();
      } catch (error) {
        if (isApiError(error) && error.code === 'record.fieldStale') onReload();
        throw error;
      }
    },
    (error) => toasts.error(errorText(error)),
  );

  const getLabel = (field: string) => text(`agency.${field as keyof AgencyLine}`);

  return (
    <AppFormik initialValues={initial} validate={collectFaults} onSubmit={save}>
      <Box
        component={Form}
        noValidate
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 420px)' },
        }}
      >
        <Stack>
          <Draft of={draft} />
          <OthersChanges
            stored={toLine(agency)}
            beganRef={beganRef}
            labelOf={getLabel}
            shown={(_field, value) => value}
          />
          <NameFields former={agency.formerSlugs} />
          <LookFields agencyId={agency.id} />
          <PolicyFields />
          <PeopleFields />
          <SaveBar />
        </Stack>
        <BrandPreview agencyId={agency.id} />
      </Box>
    </AppFormik>
  );
};

import { useFormikContext } from 'formik';
import Typography from '@mui/material/Typography';
import type { DeliveryPlan } from '@domain/deliveries/delivery-plan.api.ts';
import { DELIVERY_PROFILE_NAMES } from '@domain/deliveries/delivery-profiles.ts';
import { object, string } from 'yup';
import { ACCEPTANCE_DAYS, namePattern, type DeliveryTerms } from '@domain/deliveries/delivery-terms.ts';
import { DELIVERY_ENDINGS, DELIVERY_TYPES, type DeliveryType } from '@domain/deliveries/deliveries.ts';
import {
  fillNamePattern,
  findUnknownToken,
  NAME_PATTERN_MAX,
  NAME_TOKENS,
} from '@domain/deliveries/file-names.ts';
import { getRangeMessage } from '@domain/values/whole-number.ts';
import { Stack } from '../../../components/layout/Stack.tsx';
import { api } from '../../../lib/http/api.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useText } from '../../../i18n/useText.ts';

/** Terms as form values: an empty choice is none. */
interface Values {
  readonly pattern: string;
  readonly format: string;
  readonly profile: string;
  readonly acceptAfterDays: string;
}

const { min, max } = ACCEPTANCE_DAYS;

const schema = object({
  pattern: namePattern().required('validation.required'),
  acceptAfterDays: string().test(
    'days',
    getRangeMessage(min, max),
    (typed) => !typed || (/^\d+$/.test(typed) && Number(typed) >= min && Number(typed) <= max),
  ),
});

const toTerms = ({ pattern, format, profile, acceptAfterDays }: Values) => ({
  pattern,
  format: format || null,
  profile: profile || null,
  acceptAfterDays: acceptAfterDays.trim() === '' ? null : Number(acceptAfterDays),
});

const getExtension = (type: DeliveryType): string => DELIVERY_ENDINGS[type][0] ?? '';

/** The name of the first file as the typed pattern makes it. */
const Example = ({ example }: Pick<DeliveryPlan, 'example'>) => {
  const text = useText();
  const { values } = useFormikContext<Values>();
  if (!example || findUnknownToken(values.pattern) !== undefined) return null;

  const type = DELIVERY_TYPES.find((deliveryType) => deliveryType === values.format);
  const name = `${fillNamePattern(values.pattern, example)}${type ? getExtension(type) : '.wav'}`;

  return (
    <Typography variant="body2" role="status" sx={{ overflowWrap: 'anywhere' }}>
      {text('deliveries.nameExample')} <bdi>{name}</bdi>
    </Typography>
  );
};

interface Props {
  readonly projectId: string;
  readonly plan: DeliveryPlan;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** What an order delivers: names, format, technical profile, and when silence is acceptance. */
export const DeliveryTermsDialog = ({ projectId, plan: { terms, example }, onSaved, onClose }: Props) => {
  const text = useText();
  const { pattern, format, profile, acceptAfterDays } = terms;

  return (
    <FormDialog<Values>
      draft={`deliveryTerms.${projectId}`}
      title={text('deliveries.terms')}
      lead={text('deliveries.termsLead')}
      initial={{
        pattern,
        format: format ?? '',
        profile: profile ?? '',
        acceptAfterDays: acceptAfterDays === null ? '' : String(acceptAfterDays),
      }}
      schema={schema}
      submitLabel={text('common.save')}
      onSubmit={(values, submission) =>
        api.deliveries.setTerms({ id: projectId }, toTerms(values) as DeliveryTerms, submission)
      }
      onDone={() => {
        onSaved();
        onClose();
      }}
      onClose={onClose}
    >
      <Stack gap={0.5}>
        <FormTextField
          name="pattern"
          label={text('deliveries.pattern')}
          helperText={NAME_TOKENS.map((token) => `{${token}}`).join(' ')}
          maxLength={NAME_PATTERN_MAX}
        />
        <Example example={example} />
      </Stack>
      <FormSelect
        name="format"
        label={text('deliveries.format')}
        options={[
          { code: '', label: text('deliveries.anyFormat') },
          ...DELIVERY_TYPES.map((code) => ({ code, label: getExtension(code).slice(1).toUpperCase() })),
        ]}
      />
      <FormSelect
        name="profile"
        label={text('deliveries.profile')}
        helperText={text('deliveries.profileHint')}
        options={[
          { code: '', label: text('deliveries.noProfile') },
          ...DELIVERY_PROFILE_NAMES.map((code) => ({ code, label: text(`deliveries.profile.${code}`) })),
        ]}
      />
      <FormTextField
        name="acceptAfterDays"
        label={text('deliveries.acceptAfter')}
        helperText={text('deliveries.acceptAfterHint', ACCEPTANCE_DAYS)}
        inputMode="numeric"
        maxLength={2}
      />
    </FormDialog>
  );
};

import { agreementSchema } from '@domain/selfBilling/self-billing.schema.ts';
import { ACCEPTANCE_DAYS } from '@domain/selfBilling/papers.ts';
import { FormCheckbox } from '../../../components/form/FormCheckbox.tsx';
import { FormDay } from '../../../components/form/FormDay.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useAgencyDay } from '../../../lib/session/useAgencyDay.ts';

interface Props {
  readonly talentId: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Offers a talent an agreement on self-billing. */
export const OfferSelfBilling = ({ talentId, onDone, onClose }: Props) => {
  const text = useText();
  const today = useAgencyDay()();
  const initial: { from: string; through: string | null; silenceAccepts: boolean } = {
    from: today,
    through: null,
    silenceAccepts: true,
  };

  return (
    <FormDialog
      draft={`selfBilling.${talentId}`}
      title={text('selfBilling.offer')}
      lead={text('selfBilling.offerLead')}
      initial={initial}
      schema={agreementSchema}
      submitLabel={text('selfBilling.offerSubmit')}
      onSubmit={async ({ through, ...values }, submission) => {
        await api.selfBilling.offer({ id: talentId }, { ...values, through: through || null }, submission);
        onDone();
      }}
      onClose={onClose}
    >
      <FormDay name="from" label={text('selfBilling.from')} />
      <FormDay name="through" label={text('selfBilling.through')} />
      <FormCheckbox
        name="silenceAccepts"
        label={text('selfBilling.silenceAccepts', { days: ACCEPTANCE_DAYS })}
      />
    </FormDialog>
  );
};

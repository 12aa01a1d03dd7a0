import type { Delivery } from '@domain/deliveries/deliveries.ts';
import { getLimits, type DeliveryProfileName } from '@domain/deliveries/delivery-profiles.ts';
import type { FileMeasurement } from '@domain/deliveries/file-measurement.ts';
import { DELIVERY_FIXES, type DeliveryFix } from '@domain/deliveries/find-faults.ts';
import { isOverFullScale } from '@domain/deliveries/find-gain.ts';
import { planFix, type FixPlan } from '@domain/deliveries/plan-fix.ts';
import { flag, messageId, strictObject, text as line } from '@domain/messages/yup.ts';
import { loadClientConfig } from '../../lib/branding.ts';
import { api } from '../../lib/http/api.ts';
import { FormCheckbox } from '../../components/form/FormCheckbox.tsx';
import { FormDialog } from '../../components/form/FormDialog.tsx';
import { Muted } from '../../components/layout/Muted.tsx';
import { FormTextField } from '../../components/form/FormTextField.tsx';
import { useText, type FormatText } from '../../i18n/useText.ts';
import { useToasts } from '../../lib/toasts.ts';
import { useLevelText } from './useLevelText.ts';

type Chosen = Readonly<Record<DeliveryFix, boolean>>;
type Values = Chosen & { readonly name: string };

const NAME_MAX = 480;
const isAnyChosen = (chosen: Partial<Chosen>): boolean => DELIVERY_FIXES.some((fix) => chosen[fix]);

const makeSchema = (before: string) =>
  strictObject({
    ...Object.fromEntries(DELIVERY_FIXES.map((fix) => [fix, flag()])),
    name: line()
      .max(NAME_MAX)
      .required()
      .test(
        'any',
        messageId('delivery.chooseFix'),
        (value, { parent }) => isAnyChosen(parent as Partial<Chosen>) || value !== before,
      ),
  });

const toLabel = (
  fix: DeliveryFix,
  { gain, startMs, endMs, sampleRate, bits }: FixPlan,
  { silenceStartMs, silenceEndMs }: FileMeasurement,
  text: FormatText,
  levelText: (value: number, digits?: number) => string,
): string => {
  const labels: Readonly<Record<DeliveryFix, () => string>> = {
    gain: () => text('deliveries.fix.gain', { gain: `${gain > 0 ? '+' : ''}${levelText(gain, 2)}` }),
    silence: () =>
      text('deliveries.fix.silence', {
        start: levelText((silenceStartMs + startMs) / 1000, 2),
        end: levelText((silenceEndMs + endMs) / 1000, 2),
      }),
    sampleRate: () => text('deliveries.fix.sampleRate', { kilohertz: levelText(sampleRate / 1000, 3) }),
    bits: () => text('deliveries.fix.bits', { bits }),
    type: () => text('deliveries.fix.type'),
    metadata: () => text('deliveries.fix.metadata'),
  };

  return labels[fix]();
};

interface Props {
  readonly delivery: Delivery;
  readonly measurement: FileMeasurement;
  readonly profile: DeliveryProfileName;
  readonly onClose: () => void;
}

/** Chooses what arithmetic fixes in a file, or its new name alone, and delivers the result. */
export const FixDialog = ({ delivery, measurement, profile, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const levelText = useLevelText();
  const { id, name, contentType } = delivery;
  const stem = name.replace(/\.[^.]+$/u, '');
  const plan = planFix(measurement, contentType, getLimits(profile), DELIVERY_FIXES);
  const fixes = plan?.fixes ?? [];
  const action = plan ? 'mend' : 'rename';
  const chosen = Object.fromEntries(DELIVERY_FIXES.map((fix) => [fix, fixes.includes(fix)])) as Chosen;

  return (
    <FormDialog<Values>
      draft={`delivery.mend.${id}`}
      title={text(`deliveries.${action}Title`, { name })}
      lead={text(`deliveries.${action}Lead`)}
      initial={{ ...chosen, name: stem }}
      schema={makeSchema(stem)}
      submitLabel={text(`deliveries.${action}Submit`)}
      onSubmit={async ({ name: typedName, ...values }, submission) => {
        const fixes = DELIVERY_FIXES.filter((fix) => values[fix]);
        const body = { profile, fixes, name: typedName.trim() };
        // A large file takes longer than Hosting waits.
        const { longCalls: host } = await loadClientConfig();
        await api.deliveries.mend({ id }, body, { ...submission, host });
        toasts.success(text('deliveries.mended', { name: typedName.trim() }));
      }}
      onClose={onClose}
    >
      <div>
        {plan &&
          fixes.map((fix) => (
            <div key={fix}>
              <FormCheckbox name={fix} label={toLabel(fix, plan, measurement, text, levelText)} />
            </div>
          ))}
        {plan && plan.bits < 32 && isOverFullScale(measurement) && (
          <Muted>{text('deliveries.fix.headroom', { bits: plan.bits })}</Muted>
        )}
      </div>
      <FormTextField name="name" label={text('deliveries.mendName')} maxLength={NAME_MAX} />
    </FormDialog>
  );
};

import { object, string } from 'yup';
import { EXCLUSIVITY_SHARE_MAX } from '@domain/exclusivity/exclusivity.ts';
import { OTHER_CATEGORY } from '@domain/ledger/conflicts.ts';
import { withValues } from '@domain/messages/message-text.ts';
import { OWN_CODE } from '@domain/pricing/agency-options.ts';
import type { PricingOption } from '@domain/pricing/pricing.ts';
import type { Project } from '@domain/projects/projects.ts';
import { FieldPair } from '../../../components/form/FieldPair.tsx';
import { FormDay } from '../../../components/form/FormDay.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useCatalogOptions } from '../../../lib/reference.ts';
import { useAgencyDay } from '../../../lib/session/useAgencyDay.ts';

interface Values {
  readonly category: string;
  readonly territory: string;
  readonly through: string;
  /** Percent, as typed. */
  readonly share: string;
}

const PERCENT_MAX = EXCLUSIVITY_SHARE_MAX / 100;
const SHARE_RANGE = withValues('validation.range', { min: 0, max: PERCENT_MAX });

/** Returns a typed percentage in basis points; null while it isn't one. */
const toShare = (typed: string): number | null => {
  const share = Math.round(Number(typed.trim().replace(',', '.')) * 100);
  return typed.trim() !== '' && share >= 0 && share <= EXCLUSIVITY_SHARE_MAX ? share : null;
};

interface Props {
  readonly project: Project;
  readonly territories: readonly PricingOption[];
  readonly onClose: () => void;
}

/** Sets what a project's voices are exclusive for, through when, and what it costs. */
export const ExclusivityDialog = ({ project, territories, onClose }: Props) => {
  const text = useText();
  const today = useAgencyDay();
  const categories = useCatalogOptions('BRAND_CATEGORY').filter(({ code }) => code !== OTHER_CATEGORY);
  const { id, exclusivity, brandCategory } = project;

  return (
    <FormDialog<Values>
      draft={`exclusivity.${id}`}
      title={text('exclusivity.title')}
      lead={text('exclusivity.dialogLead')}
      initial={{
        category:
          exclusivity?.category.code ?? (brandCategory === OTHER_CATEGORY ? '' : (brandCategory ?? '')),
        territory: exclusivity?.territory.code ?? '',
        through: exclusivity?.through ?? '',
        share: exclusivity ? String(exclusivity.share / 100) : '',
      }}
      schema={object({
        category: string().required('validation.required'),
        territory: string().required('validation.required'),
        through: string()
          .required('validation.required')
          .test('from today', text('exclusivity.dayPast'), (day = '') => day >= today()),
        share: string().test('share', SHARE_RANGE, (typed = '') => toShare(typed) !== null),
      })}
      submitLabel={text('common.save')}
      onSubmit={({ share, ...terms }, submission) =>
        api.pricing.setExclusivity(
          { id },
          { exclusivity: { ...terms, share: toShare(share) ?? 0 } },
          submission,
        )
      }
      onDone={onClose}
      onClose={onClose}
    >
      <FieldPair>
        <FormSelect name="category" label={text('exclusivity.category')} options={categories} />
        <FormSelect
          name="territory"
          label={text('licensing.item.territoryCover')}
          options={territories.filter(({ code }) => !code.startsWith(OWN_CODE))}
        />
      </FieldPair>
      <FieldPair>
        <FormDay name="through" label={text('exclusivity.day')} />
        <FormTextField
          name="share"
          label={text('exclusivity.share')}
          helperText={text('exclusivity.shareHint')}
          inputMode="decimal"
          endAdornment={
            <Muted component="div" variant="inherit">
              %
            </Muted>
          }
          maxLength={8}
        />
      </FieldPair>
    </FormDialog>
  );
};

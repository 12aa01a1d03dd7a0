import Button from '@mui/material/Button';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { LicenceForm } from './LicenceForm.tsx';
import { ALL_ASSETS, type OpenForm } from './useOpenForm.ts';

interface Props {
  readonly projectId: string;
  readonly form: OpenForm;
}

export const AllAssetsCard = ({ projectId, form }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const title = text('licensing.allTitle');

  return (
    <SectionCard title={title} lead={text('licensing.allLead')}>
      {form.options && form.target === ALL_ASSETS ? (
        <LicenceForm
          draft={`licences.${projectId}`}
          label={title}
          submitLabel={text('licensing.addToAll')}
          options={form.options}
          languages={form.languages}
          onChoice={form.notify}
          onSend={async (choice, submission) => {
            const licences = await api.pricing.addLicenceToAll({ id: projectId }, choice, submission);
            toasts.success(text('licensing.added', { count: licences.length }));
          }}
          onClose={form.close}
        />
      ) : (
        <Button
          variant="outlined"
          color="inherit"
          loading={form.isLoading}
          onClick={() => form.open(ALL_ASSETS)}
        >
          {text('licensing.addToAll')}
        </Button>
      )}
    </SectionCard>
  );
};

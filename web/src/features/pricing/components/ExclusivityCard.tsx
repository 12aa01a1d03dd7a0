import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PricingOptions } from '@domain/pricing/pricing.ts';
import { getShownLabel } from '@domain/pricing/licence-labels.ts';
import type { Project } from '@domain/projects/projects.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatShare } from '../../../common/pricing/priceFigures.ts';
import { Row } from '../../../components/layout/Row.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { api } from '../../../lib/http/api.ts';
import { useSubmission } from '../../../lib/submission/useSubmission.ts';
import { ExclusivityDialog } from '../dialogs/ExclusivityDialog.tsx';

interface Props {
  readonly project: Project;
  readonly options: PricingOptions | undefined;
  /** Whether the reader sets it: staff, while the project can change. */
  readonly isEditable: boolean;
}

/** A project's exclusivity: what it covers and costs. Clients see it once staff have set one. */
export const ExclusivityCard = ({ project, options, isEditable }: Props) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { exclusivity = null } = project;
  const removing = useSubmission((submission) =>
    api.pricing.setExclusivity({ id: project.id }, { exclusivity: null }, submission),
  );
  if (!exclusivity && !isEditable) return null;

  return (
    <SectionCard title={text('exclusivity.title')} lead={text('exclusivity.lead')}>
      {exclusivity && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {joinDotted([
            getShownLabel(exclusivity.category, locale),
            getShownLabel(exclusivity.territory, locale),
            text('exclusivity.through', { day: dates.day(exclusivity.through) }),
            text('exclusivity.costs', { share: formatShare(exclusivity.share, locale) }),
          ])}
        </Typography>
      )}
      {isEditable && (
        <Row sx={{ marginTop: exclusivity ? 1 : 0 }}>
          <Button variant="outlined" color="inherit" disabled={!options} onClick={() => setOpen(true)}>
            {text(exclusivity ? 'exclusivity.change' : 'exclusivity.add')}
          </Button>
          {exclusivity && (
            <Button color="inherit" disabled={removing.busy} onClick={() => void removing.submit()}>
              {text('exclusivity.remove')}
            </Button>
          )}
        </Row>
      )}
      {isOpen && options && (
        <ExclusivityDialog
          project={project}
          territories={options.territoryCovers}
          onClose={() => setOpen(false)}
        />
      )}
    </SectionCard>
  );
};

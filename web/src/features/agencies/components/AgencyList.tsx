import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { AgencySettings } from '@domain/agencies/agencies.ts';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { allowNextLeave, mayLeave } from '../../../components/unsaved/leaving.ts';
import { Brand } from '../../../components/layout/Brand.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSession } from '../../../lib/session/session.ts';

interface Props {
  readonly agencies: readonly AgencySettings[];
  readonly chosen: string;
}

/** Agencies of an admin with several; the form below edits the chosen one. */
export const AgencyList = ({ agencies, chosen }: Props) => {
  const text = useText();
  const { chooseAgency } = useSession();

  const choose = async (id: string) => {
    if (!(await mayLeave())) return;
    allowNextLeave();
    chooseAgency(id);
  };

  return (
    <SectionCard title={text('agency.yours')} count={agencies.length}>
      <PlainList gap={1}>
        {agencies.map((agency) => (
          <Row component="li" key={agency.id} align="center" sx={{ minHeight: 36 }}>
            <Box sx={{ flex: '1 1 150px', minWidth: 0 }}>
              <Brand name={agency.publicName} logoUrl={agency.isotypeLogoUrl ?? agency.logoUrl} />
            </Box>
            {agency.id === chosen ? (
              <Chip size="small" label={text('agency.chosen')} />
            ) : (
              <Button
                size="small"
                aria-label={text('agency.chooseNamed', { agency: agency.publicName })}
                onClick={() => void choose(agency.id)}
              >
                {text('agency.choose')}
              </Button>
            )}
          </Row>
        ))}
      </PlainList>
    </SectionCard>
  );
};

import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { addresses } from '@domain/navigation/addresses.ts';
import type { LicenceReader, LicenceRow } from '@domain/ledger/licence-rows.ts';
import { OPENS_ROW } from '../../../components/lists/rowKeys.ts';
import { onDemand } from '../../../components/onDemand.tsx';
import { useText } from '../../../i18n/useText.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { useLanguageName } from '../../../lib/reference.ts';
import { offerRenewal } from '../data/ledgerCalls.ts';
import { LicenceFacts } from './LicenceFacts.tsx';
import { RenewalState } from './RenewalState.tsx';
import { RenewButton } from './RenewButton.tsx';
import { StageChip } from './StageChip.tsx';
import { UseReports } from './UseReports.tsx';

const ReportUseDialog = onDemand(() =>
  import('../dialogs/ReportUseDialog.tsx').then((module) => module.ReportUseDialog),
);
const FirstAirDialog = onDemand(() =>
  import('../dialogs/FirstAirDialog.tsx').then((module) => module.FirstAirDialog),
);

interface Props {
  readonly row: LicenceRow;
  readonly reader: LicenceReader;
  /** Something of it has changed. */
  readonly onChanged: () => void;
}

/** One licence, with what its reader can do about it. */
export const LicenceCard = ({ row, reader, onChanged }: Props) => {
  const text = useText();
  const languageName = useLanguageName();
  const titleId = useId();
  const [isSaying, setSaying] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const reports = reader === 'talent';
  const { projectName, character, language, assetName: asset, stage, takesFirstAir = false } = row;
  const { offer, renewal, uses = [], projectId, mayOffer = false, isOffered = false } = row;
  // Talents have no page of a project.
  const projectPage =
    projectId && (reader === 'staff' ? addresses.castingsProject : addresses.project).href(projectId);
  return (
    <Card component="li" aria-labelledby={titleId} sx={{ padding: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography id={titleId} variant="h3" component="h2">
            {projectPage === undefined ? (
              projectName
            ) : (
              <Link component={RouterLink} to={projectPage} color="inherit" underline="hover" {...OPENS_ROW}>
                <bdi>{projectName}</bdi>
              </Link>
            )}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('ledger.of', { character, language: languageName(language), asset })}
          </Typography>
        </Box>
        <StageChip stage={stage} />
      </Box>
      <LicenceFacts row={row} reader={reader} />
      {renewal && <RenewalState orderId={renewal.orderId} reader={reader} onChanged={onChanged} />}
      {uses.length > 0 && <UseReports uses={uses} reader={reader} onChanged={onChanged} />}
      {isOffered && (
        <Typography variant="body2" role="status">
          {text(reader === 'client' ? 'ledger.offeredToYou' : 'ledger.offered')}
        </Typography>
      )}
      {(takesFirstAir || offer || reports) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {offer && reader === 'client' && <RenewButton row={row} offer={offer} onChanged={onChanged} />}
          {mayOffer && (
            <SendButton
              variant={stage === 'ending' ? 'contained' : 'outlined'}
              onSend={async (press) => {
                await offerRenewal(row.id, press);
                onChanged();
              }}
            >
              {text('ledger.offer')}
            </SendButton>
          )}
          {takesFirstAir && (
            <Button variant="outlined" color="inherit" onClick={() => setSaying(true)}>
              {text(row.firstAirOn === null ? 'ledger.enterFirstAir' : 'ledger.changeFirstAir')}
            </Button>
          )}
          {reports && (
            <Button variant="outlined" color="inherit" onClick={() => setReporting(true)} {...OPENS_ROW}>
              {text('ledger.reportUse')}
            </Button>
          )}
        </Box>
      )}
      {isReporting && (
        <ReportUseDialog
          row={row}
          onDone={() => {
            setReporting(false);
            onChanged();
          }}
          onClose={() => setReporting(false)}
        />
      )}
      {isSaying && (
        <FirstAirDialog
          row={row}
          reader={reader}
          onDone={() => {
            setSaying(false);
            onChanged();
          }}
          onClose={() => setSaying(false)}
        />
      )}
    </Card>
  );
};

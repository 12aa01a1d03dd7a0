import { useMemo } from 'react';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { AUDIT_FILE_MAX, type AuditRow } from '@domain/audit/audit.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ListBar } from '../../../components/lists/ListBar.tsx';
import { ListTools } from '../../../components/lists/tools.ts';
import { CsvLayoutMenu } from '../../../components/lists/CsvLayoutMenu.tsx';
import { useCsvLayout } from '../../../components/lists/useCsvLayout.ts';
import { DayField } from '../../../components/pickers/DayField.ts';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import type { ColumnChoosing } from '../../../components/table/useColumnChoices.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { useText } from '../../../i18n/useText.ts';
import { getBrowserZone } from '../../../lib/getBrowserZone.ts';
import { saveAudit } from '../data/auditLog.ts';
import type { ChosenAudit } from '../data/useAuditChoice.ts';
import { ActorFilter } from './ActorFilter.tsx';
import { useAuditWords } from './useAuditWords.ts';

interface Props {
  readonly agencyId: string;
  readonly rows: readonly AuditRow[] | undefined;
  readonly chosen: ChosenAudit;
  readonly columns: readonly DataColumn<AuditRow>[];
  readonly choosing: ColumnChoosing;
}

const ActionFilter = ({ chosen: { choice, choose } }: Pick<Props, 'chosen'>) => {
  const text = useText();
  const { ofAction, actions } = useAuditWords();
  const options = useMemo(
    () => actions.toSorted((a, b) => ofAction(a).localeCompare(ofAction(b))),
    [actions, ofAction],
  );
  const { action } = choice;

  return (
    <Autocomplete
      id="audit-action"
      size="small"
      options={action === '' || options.includes(action) ? options : [action, ...options]}
      getOptionLabel={ofAction}
      getOptionKey={(option) => option}
      value={action === '' ? null : action}
      onChange={(_event, next) => choose({ action: next ?? '' })}
      renderInput={(params) => <TextField {...params} label={text('audit.action')} />}
      sx={{ flex: '1 1 220px', maxWidth: 420 }}
    />
  );
};

/** A day of the reader's own calendar. */
const DayFilter = ({
  name,
  chosen: { choice, choose },
}: Pick<Props, 'chosen'> & { readonly name: 'from' | 'to' }) => {
  const text = useText();

  return (
    <Box sx={{ flex: '0 1 180px' }}>
      <DayField
        label={text(`audit.${name}`)}
        value={choice[name]}
        onChange={(day) => choose({ [name]: day })}
      />
    </Box>
  );
};

/** Filters and export of the log. */
export const AuditTools = ({ agencyId, rows, chosen, columns, choosing }: Props) => {
  const text = useText();
  const [layout, chooseLayout] = useCsvLayout();
  const words = useAuditWords();
  const { choice, choose } = chosen;
  const { record, by } = choice;
  const name = rows?.find(({ subject }) => subject === record)?.subjectName;
  const zone = getBrowserZone();

  return (
    <Stack gap={1.5}>
      <Row component="section" aria-label={text('audit.filters')} gap={1.5} align="center">
        <ActorFilter agencyId={agencyId} by={by} rows={rows} onChoose={(next) => choose({ by: next })} />
        <ActionFilter chosen={chosen} />
        <DayFilter name="from" chosen={chosen} />
        <DayFilter name="to" chosen={chosen} />
      </Row>
      <ListBar
        tools={
          <Row>
            <ListTools views="audit" columns={columns} choosing={choosing} />
            <CsvLayoutMenu layout={layout} onChoose={chooseLayout}>
              <SendButton
                variant="outlined"
                color="inherit"
                startIcon={<FileDownload />}
                onSend={() => saveAudit(choice, layout, text('audit.file'))}
              >
                {text('audit.download')}
              </SendButton>
            </CsvLayoutMenu>
          </Row>
        }
      >
        {record !== '' && (
          <Chip
            size="small"
            label={text('audit.ofRecord', {
              record: name ? `${words.ofRecord(record)}: ${name}` : words.ofRecord(record),
            })}
            onDelete={() => choose({ record: '' })}
          />
        )}
        <Muted variant="caption" sx={{ flex: '1 1 240px' }}>
          {text('audit.limits', { max: AUDIT_FILE_MAX })}
          {zone && ` ${text('common.zone', { zone })}.`}
        </Muted>
      </ListBar>
    </Stack>
  );
};

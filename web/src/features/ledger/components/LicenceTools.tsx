import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { LicenceReader, LicenceRow } from '@domain/ledger/licence-rows.ts';
import { LICENCE_FILTERS } from '@domain/ledger/licence-stage.ts';
import { SearchField } from '../../../components/form/SearchField.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { WRAPPING_CHOICE } from '../../../components/lists/choiceLook.ts';
import { ListBar } from '../../../components/lists/ListBar.tsx';
import { ListTools } from '../../../components/lists/tools.ts';
import { CsvLayoutMenu } from '../../../components/lists/CsvLayoutMenu.tsx';
import { useCsvLayout } from '../../../components/lists/useCsvLayout.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import type { ColumnChoosing } from '../../../components/table/useColumnChoices.ts';
import { saveLicences, type LicenceChoice } from '../data/licences.ts';
import { REPORTED_FILTER, type useLicenceChoice } from '../data/useLicenceChoice.ts';

const ALL = 'all';

interface Props {
  readonly of: LicenceChoice['of'];
  readonly reader: LicenceReader;
  readonly chosen: ReturnType<typeof useLicenceChoice>;
  readonly columns: readonly DataColumn<LicenceRow>[];
  readonly choosing: ColumnChoosing;
}

/** Filters and export of licences. */
export const LicenceTools = ({ of, reader, chosen, columns, choosing }: Props) => {
  const { stage, isReported, search, choose } = chosen;
  const text = useText();
  const [layout, chooseLayout] = useCsvLayout();

  return (
    <ListBar
      tools={
        <Row>
          <ListTools views={`licences-${of}`} columns={columns} choosing={choosing} />
          <CsvLayoutMenu layout={layout} onChoose={chooseLayout}>
            <SendButton
              variant="outlined"
              color="inherit"
              startIcon={<FileDownload />}
              onSend={() => saveLicences({ of, stage, search, isReported }, layout, text('ledger.file'))}
            >
              {text('ledger.download')}
            </SendButton>
          </CsvLayoutMenu>
        </Row>
      }
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={isReported ? REPORTED_FILTER : (stage ?? ALL)}
        aria-label={text('ledger.which')}
        onChange={(_event, next: string | null) => {
          if (next) choose({ stage: next === ALL ? '' : next });
        }}
        sx={WRAPPING_CHOICE}
      >
        {(
          [ALL, ...LICENCE_FILTERS, ...(reader === 'staff' ? ([REPORTED_FILTER] as const) : [])] as const
        ).map((name) => (
          <ToggleButton key={name} value={name}>
            {text(`ledger.which.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SearchField
        label={text(of === 'voice' ? 'ledger.searchOwn' : 'ledger.search')}
        search={search}
        onSearch={(typed) => choose({ search: typed })}
      />
    </ListBar>
  );
};

import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import type { OfferedOption } from '@domain/pricing/agency-options.ts';
import { SearchField } from '../../../components/form/SearchField.tsx';
import { ListBar } from '../../../components/lists/ListBar.tsx';
import { listFile, toPage } from '../../../components/lists/listFile.ts';
import { ListTools } from '../../../components/lists/tools.ts';
import { useText } from '../../../i18n/useText.ts';
import { useOptionColumns } from './useOptionColumns.ts';

interface Props {
  readonly title: string;
  /** The options shown, which the file has. */
  readonly options: readonly OfferedOption[];
  /** Absent: the list has no search field. */
  readonly search: string | undefined;
  readonly onSearch: (search: string) => void;
  readonly isBusy: boolean;
  readonly onAdd: () => void;
}

/** Search, file and new option of a list of options. */
export const OptionBar = ({ title, options, search, onSearch, isBusy, onAdd }: Props) => {
  const text = useText();
  const columns = useOptionColumns();
  const fileName = text('licenceOptions.file', { kind: title });

  return (
    <ListBar
      tools={
        <ListTools file={options.length > 0 ? listFile(fileName, columns, {}, toPage(options)) : undefined} />
      }
    >
      {search !== undefined && (
        <SearchField label={text('licenceOptions.find')} search={search} onSearch={onSearch} />
      )}
      <Button variant="outlined" color="inherit" startIcon={<Add />} disabled={isBusy} onClick={onAdd}>
        {text('licenceOptions.add')}
      </Button>
    </ListBar>
  );
};

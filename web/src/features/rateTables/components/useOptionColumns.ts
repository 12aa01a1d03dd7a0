import type { OfferedOption } from '@domain/pricing/agency-options.ts';
import { getFileColumns } from '../../../components/lists/fileColumns.ts';
import type { FileColumn } from '../../../components/lists/listFile.ts';
import { useText } from '../../../i18n/useText.ts';

/** Export columns of an option, like its row. */
export const useOptionColumns = (): readonly FileColumn<OfferedOption>[] => {
  const text = useText();
  const view = {
    label: ({ label }) => label,
    labelEs: ({ labelEs }) => labelEs,
    status: ({ isHidden }) => text(isHidden ? 'licenceOptions.hidden' : 'licenceOptions.offered'),
    origin: ({ isOwn }) => text(isOwn ? 'licenceOptions.byAgency' : 'licenceOptions.byPlatform'),
  } satisfies Readonly<Record<string, (option: OfferedOption) => string>>;
  return getFileColumns(view, (field) => text(`licenceOptions.${field}`));
};

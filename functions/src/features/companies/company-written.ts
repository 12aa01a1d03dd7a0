import { renameCopies } from '../../work/records/company-names.ts';

export const onCompanyWritten = async (
  companyId: string,
  { before, after }: { readonly before: unknown; readonly after: unknown },
): Promise<void> => {
  // New and deleted companies have no copies to update.
  if (before !== undefined && after !== undefined && before !== after) await renameCopies(companyId);
};

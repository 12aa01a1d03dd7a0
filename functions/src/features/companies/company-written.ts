import { renameCopies } from '../../records/company-names.ts';

/** Follows a change of what a company is called; what else changes on the record is none of ours. */
export const onCompanyWritten = async (
  companyId: string,
  { before, after }: { readonly before: unknown; readonly after: unknown },
): Promise<void> => {
  // Nothing repeats the name of one that has just begun, and of one that is gone there is none.
  if (before !== undefined && after !== undefined && before !== after) await renameCopies(companyId);
};

import { describe, expect, it } from 'vitest';
import { reportPatchSchema } from './report.schema.ts';

const isSigned = (cliSignedBy: string, hasOneName?: boolean) =>
  reportPatchSchema.isValid({
    revision: 1,
    cliSignedBy,
    ...(hasOneName === undefined ? {} : { hasOneName }),
  });

describe('a signature', () => {
  it('is a full name, or the only name of the signer', async () => {
    expect(await isSigned('Cleo Client')).toBe(true);
    expect(await isSigned('王小明')).toBe(false);
    expect(await isSigned('王小明', false)).toBe(false);
    expect(await isSigned('王小明', true)).toBe(true);
    expect(await isSigned('–', true)).toBe(false);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditionFormSchema, auditionSchema, identitySchema } from './auditions.schema.ts';
import { getEntryState } from './auditions.ts';

describe('getEntryState', () => {
  it('is open until the deadline and expired from it on', () => {
    expect(getEntryState({ status: 'open', deadlineMillis: 1000 }, 999)).toBe('open');
    expect(getEntryState({ status: 'open', deadlineMillis: 1000 }, 1000)).toBe('expired');
  });

  it('stays uploaded after the deadline', () => {
    expect(getEntryState({ status: 'uploaded', deadlineMillis: 1000 }, 2000)).toBe('uploaded');
    expect(getEntryState({ status: 'cancelled', deadlineMillis: 1000 }, 2000)).toBe('cancelled');
  });
});

describe('auditionSchema', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2030-05-10T12:00:00Z') }));
  afterEach(() => vi.useRealTimers());
  const valid = { style: 'NATURAL', deadline: '2030-05-11T00:00:00.000+00:00', script: ' Hello ', brief: '' };

  it('requires a script in forms, as text or as a PDF', async () => {
    await expect(auditionFormSchema.validate({ ...valid, script: ' ' })).rejects.toThrow('audition.noScript');
    expect(await auditionFormSchema.isValid({ ...valid, script: '', scriptPdf: 'pdf-1' })).toBe(true);
    expect(await auditionFormSchema.isValid(valid)).toBe(true);
  });

  it('trims the texts', async () => {
    expect((await auditionSchema.validate(valid)).script).toBe('Hello');
  });

  it('accepts tomorrow and refuses today, in the zone of the deadline', async () => {
    await expect(auditionSchema.isValid(valid)).resolves.toBe(true);
    const today = { ...valid, deadline: '2030-05-10T23:59:59.999+00:00' };
    await expect(auditionSchema.validate(today)).rejects.toThrow('validation.deadlinePast');
    // 12:00 UTC is already the 11th at UTC+14, so the 11th is today there.
    const elsewhere = { ...valid, deadline: '2030-05-11T20:00:00.000+14:00' };
    await expect(auditionSchema.validate(elsewhere)).rejects.toThrow('validation.deadlinePast');
  });

  it('refuses a deadline that isn’t a date', async () => {
    await expect(auditionSchema.isValid({ ...valid, deadline: 'soon' })).resolves.toBe(false);
  });

  it('accepts 512 characters of script and refuses 513', async () => {
    await expect(auditionSchema.isValid({ ...valid, script: 'x'.repeat(512) })).resolves.toBe(true);
    await expect(auditionSchema.validate({ ...valid, script: 'x'.repeat(513) })).rejects.toThrow(
      'validation.tooLong',
    );
  });

  it('refuses fields it does not know and numbers where text belongs', async () => {
    await expect(auditionSchema.isValid({ ...valid, agencyId: 'agency-two' })).resolves.toBe(false);
    await expect(auditionSchema.isValid({ ...valid, script: 12 })).resolves.toBe(false);
  });
});

describe('identitySchema', () => {
  it('requires an address with the texts of the page', async () => {
    const check = (email: string) => identitySchema.validate({ email, urlIdentifier: 'x' });
    await expect(check('')).rejects.toThrow('identity.emailRequired');
    await expect(check('nobody')).rejects.toThrow('identity.emailInvalid');
    await expect(check(' ana@example.com ')).resolves.toMatchObject({ email: 'ana@example.com' });
  });
});

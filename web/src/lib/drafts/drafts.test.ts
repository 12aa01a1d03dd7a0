import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  getChangedValues,
  forgetAllDrafts,
  forgetDraft,
  readDraft,
  withDraft,
  writeDraft,
} from './drafts.ts';

/** Tab storage whose entries are own properties, as in browsers. */
class Store {
  getItem(name: string): string | null {
    return (this as unknown as Record<string, string>)[name] ?? null;
  }
  setItem(name: string, value: string): void {
    (this as unknown as Record<string, string>)[name] = value;
  }
  removeItem(name: string): void {
    Reflect.deleteProperty(this, name);
  }
}

const OWN = { person: 'anna', agency: 'one', form: 'project.new' };
let store: Store;
beforeEach(() => {
  store = new Store();
  vi.stubGlobal('sessionStorage', store);
});
afterEach(() => vi.unstubAllGlobals());

describe('a draft', () => {
  it('is read by its owner only', () => {
    writeDraft(OWN, { name: 'Harbour' });
    expect(readDraft(OWN)).toEqual({ name: 'Harbour' });
    for (const item of [{ person: 'ben' }, { agency: 'two' }, { form: 'client.new' }])
      expect(readDraft({ ...OWN, ...item })).toBeUndefined();
    // Names that contain the key's separator.
    expect(readDraft({ person: 'anna|one', agency: 'project.new', form: '' })).toBeUndefined();
  });

  it('never holds a password', () => {
    writeDraft(OWN, {
      email: 'a@b.example',
      password: 'hush',
      repeatPassword: 'hush',
      currentPassword: 'h',
      passcode: 'h',
    });
    expect(readDraft(OWN)).toEqual({ email: 'a@b.example' });
    expect(JSON.stringify({ ...store })).not.toContain('hush');
  });

  it('restores only fields that a form still has', () => {
    const form = { name: '', languages: [] as string[], password: '' };
    const draft = { name: 'Harbour', languages: 'spa', gone: 'x', password: 'hush' };
    expect(withDraft(form, draft)).toEqual({ name: 'Harbour', languages: [], password: '' });
  });

  it('contains changed fields only, and leaves the others unchanged', () => {
    const began = { name: 'Old', languages: ['spa'], company: { name: 'A' } };
    const typed = { name: 'New', languages: ['spa'], company: { name: 'B' } };
    expect(getChangedValues(typed, began)).toEqual({ name: 'New', company: { name: 'B' } });
  });

  it('is deleted when forgotten, and with all others on sign-out', () => {
    writeDraft(OWN, { name: 'Harbour' });
    forgetDraft(OWN);
    expect(readDraft(OWN)).toBeUndefined();
    writeDraft(OWN, { name: 'Harbour' });
    store.setItem('vc.origin', '/project/list');
    forgetAllDrafts();
    expect({ ...store }).toEqual({ 'vc.origin': '/project/list' });
  });

  it('is empty if missing', () => {
    writeDraft(OWN, { name: 'Harbour' });
    for (const name of Object.keys({ ...store })) store.setItem(name, '{"broken');
    expect(readDraft(OWN)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { StorageRulesRuntime } from '../../src/storage-rules/runtime.ts';

const rules = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /top { allow list; }
    match /clips/{uid}/{file=**} {
      allow read: if firestore.get(/databases/(default)/documents/users/$(uid)).data.open == true
        && firestore.exists(/databases/(default)/documents/flags/on);
      allow create: if request.resource.size < 5 * 1024 && request.path[4] == uid && request.method == 'create';
      allow delete: if resource.contentType != 'text/plain' && request.time > timestamp.date(2020, 1, 1);
    }
    match /both/{file} { allow write: if request.resource.size < 10; }
    match /half/{file} { allow create: if true; }
    match /greedy {
      allow read: if firestore.exists(/databases/(default)/documents/a/1)
        && firestore.exists(/databases/(default)/documents/a/2)
        && firestore.exists(/databases/(default)/documents/a/3);
    }
  }
}`;

interface Message {
  readonly id?: number;
  readonly server_request_id?: number;
  readonly action?: string;
  readonly context?: { readonly path: string };
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly result?: { readonly permit?: boolean; readonly rulesVersion?: number };
}

function startConversation() {
  const sent: Message[] = [];
  const runtime = new StorageRulesRuntime((message) => sent.push(message as unknown as Message));

  const say = (message: unknown): Message => {
    runtime.receive(JSON.stringify(message));
    return sent.at(-1)!;
  };

  const load = (content: string) =>
    say({
      id: 0,
      action: 'load_ruleset',
      context: { rulesetName: '0', source: { files: [{ name: 'storage.rules', content }] } },
    });

  const verify = (id: number, method: string, path: string, variables: unknown = {}) =>
    say({
      id,
      action: 'verify',
      context: { rulesetName: '0', service: 'firebase.storage', path, method, variables },
    });

  return { runtime, sent, say, load, verify };
}

const map = (fields: unknown) => ({ map_value: { fields } });
const request = (resource: unknown, path: string) => ({
  resource: { null_value: null },
  request: map({
    resource,
    auth: { null_value: null },
    time: { timestamp_value: '2026-01-15T12:34:56.123Z' },
    path: {
      path_value: {
        segments: path
          .split('/')
          .filter(Boolean)
          .map((simple) => ({ simple })),
      },
    },
  }),
});

describe('the Storage rules runtime', () => {
  it('announces itself, loads rules and reports their version', () => {
    const { runtime, sent, load } = startConversation();
    runtime.start();
    expect(sent[0]).toMatchObject({ id: -1, status: 'ok', action: '' });
    expect(load(rules)).toMatchObject({ id: 0, errors: [], result: { rulesVersion: 2 } });
  });

  it('reports errors of invalid rules, with their positions', () => {
    const { load } = startConversation();
    const answer = load(`rules_version = '2';\nservice firebase.storage {{\n}}`);
    expect(answer.errors).toEqual(["storage.rules:2:27 - ERROR Unexpected '{'."]);
    expect(answer.result).toBeUndefined();
  });

  it('requests documents one by one, then decides', () => {
    const { load, verify, say } = startConversation();
    load(rules);

    const first = verify(7, 'get', '/b/B/o/clips/u1/a.mp3');
    expect(first).toMatchObject({
      server_request_id: 7,
      action: 'fetch_firestore_document',
      context: { path: '/databases/(default)/documents/users/u1' },
    });

    expect(first).not.toHaveProperty('id');

    const second = say({
      id: 7,
      status: 'ok',
      result: { name: 'n', fields: { open: { booleanValue: true } } },
    });
    expect(second.context?.path).toBe('/databases/(default)/documents/flags/on');

    expect(say({ id: 7, status: 'ok', result: { name: 'n' } })).toMatchObject({
      id: 7,
      result: { permit: true },
    });
  });

  it('denies without the document, and warns about the failed rule', () => {
    const { load, verify, say } = startConversation();
    load(rules);
    verify(1, 'get', '/b/B/o/clips/u1/a.mp3');
    say({ id: 1, status: 'not_found', warnings: [], errors: [] });
    const answer = say({ id: 1, status: 'ok', result: {} });
    expect(answer.result).toEqual({ permit: false });
    expect(answer.warnings[0]).toContain("Null value error. for 'get' @ L6");
  });

  it('keeps waiting requests separate', () => {
    const { load, verify, say } = startConversation();
    load(rules);
    verify(1, 'get', '/b/B/o/clips/u1/a.mp3');
    verify(2, 'get', '/b/B/o/clips/u2/a.mp3');
    const closed = { fields: { open: { booleanValue: false } } };
    expect(say({ id: 2, status: 'ok', result: closed })).toMatchObject({ id: 2, result: { permit: false } });
    say({ id: 1, status: 'ok', result: { fields: { open: { booleanValue: true } } } });
    expect(say({ id: 1, status: 'ok', result: {} })).toMatchObject({ id: 1, result: { permit: true } });
  });

  it('lets a rule read two documents but not three', () => {
    const { load, verify, say } = startConversation();
    load(rules);
    verify(1, 'get', '/b/B/o/greedy');
    say({ id: 1, status: 'ok', result: {} });
    expect(say({ id: 1, status: 'ok', result: {} })).toMatchObject({ id: 1, result: { permit: false } });
  });

  it('passes metadata, path, time and method to the rules', () => {
    const { load, verify } = startConversation();
    load(rules);
    const path = '/b/B/o/clips/u1/a.mp3';
    const makeSize = (value: number) => map({ size: { int_value: value } });
    expect(verify(1, 'create', path, request(makeSize(100), path)).result).toEqual({ permit: true });
    expect(verify(2, 'create', path, request(makeSize(5120), path)).result).toEqual({ permit: false });
    const stored = map({ contentType: { string_value: 'audio/mpeg' } });
    const variables = { ...request({ null_value: null }, path), resource: stored };
    expect(verify(3, 'delete', path, variables).result).toEqual({ permit: true });
  });

  it('lists a folder by its path, and treats composite methods as all their parts', () => {
    const { load, verify } = startConversation();
    load(rules);
    expect(verify(1, 'list', '/b/B/o/top').result).toEqual({ permit: true });
    expect(verify(2, 'list', '/b/B/o/other').result).toEqual({ permit: false });
    const small = request(map({ size: { int_value: 1 } }), '/b/B/o/both/x');
    expect(verify(3, 'write', '/b/B/o/both/x', small).result).toEqual({ permit: true });
    expect(verify(4, 'write', '/b/B/o/half/x', small).result).toEqual({ permit: false });
    expect(verify(5, 'explode', '/b/B/o/half/x', small).result).toEqual({ permit: false });
  });

  it('replies to unsupported messages with an error', () => {
    const { say, verify } = startConversation();
    expect(verify(1, 'get', '/b/B/o/x').errors).toEqual(['Unknown ruleset: 0.']);
    expect(say({ id: 2, action: 'dance' }).errors).toEqual(['Unknown action: dance.']);
  });
});

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HostedFile, HostingAway, HostingFull } from '../../server/providers/hosting/hosting';
import { projectRoot } from '../../server/root';
import { createObjects } from '../../server/sandbox/hosting/objects';
import { extent } from '../extent';
import { filesOf, nameOf, owner } from './support/folder';
import { openHosting, type OpenHosting } from './support/hosting';

const domain = 'ada.shop';
const other = '0c4b1d57-2f3e-4d0a-8c1b-6a5e4f3d2c1b';
const text = (path: string, body: string): HostedFile => ({ path, contentType: '', body });
const site = (name: string) => [
  text('index.html', name),
  text('about/index.html', name),
  text(`pictures/${name.padEnd(12, '0')}-480.webp`, name),
];
const said = (found: { body: Uint8Array } | null) => found && Buffer.from(found.body).toString();

/** Publishes as long as it is let; the hosting is told as JSON. */
const publishing = `
import { createStores } from './server/providers/create';
import { filesOf, owner } from './test/server/support/folder';
const told = JSON.parse(process.argv.at(-1));
const { hosting } = createStores(told, { now: () => Date.now() });
for (let count = 0; ; count += 1) {
  process.stdout.write('next\\n');
  await hosting.point('ada.shop', await hosting.put('ada.shop', owner, filesOf('version-' + count)));
}`;

describe.each(['folder', 's3'] as const)('hosting in %s', (kind) => {
  let open: OpenHosting;
  beforeEach(async () => {
    open = await openHosting(kind);
  });
  afterEach(() => open.close());
  const publish = async (files: readonly HostedFile[], by = owner) => {
    const version = await open.hosting.put(domain, by, files);
    await open.hosting.point(domain, version);
    return version;
  };

  test('a version is put beside what is live, pointed at in one step, found with its type, and one that was is restored', async () => {
    const { hosting } = open;
    await hosting.prepare(domain);
    const first = await hosting.put(domain, owner, site('abc'));
    expect([await hosting.live(domain), await hosting.read(domain, 'index.html')]).toEqual([null, null]);
    await hosting.point(domain, first);
    expect(await hosting.read(domain, 'index.html')).toMatchObject({ contentType: 'text/html; charset=utf-8' });
    const second = await hosting.put(domain, owner, site('def'));
    expect(said(await hosting.read(domain, 'about/index.html'))).toBe('abc');
    await hosting.point(domain, second);
    expect(said(await hosting.read(domain, 'about/index.html'))).toBe('def');
    // Whoever has the page before gets what belongs to it.
    expect(await hosting.read(domain, 'pictures/abc000000000-480.webp')).toMatchObject({ contentType: 'image/webp' });
    for (const missing of ['pictures', 'pictures/', '', '.', '../live.json', 'a'.repeat(2_000), 'é/%2f', 'a\0b'])
      expect([missing, await hosting.read(domain, missing)]).toEqual([missing, null]);
    await hosting.point(domain, first);
    expect([await hosting.live(domain), said(await hosting.read(domain, 'index.html'))]).toEqual([first, 'abc']);
    expect(await hosting.put(domain, owner, site('abc'))).toBe(first);
    await expect(hosting.point(domain, `${owner}.0123456789abcdef`)).rejects.toThrow('There is no such version');
    await expect(hosting.put('../etc', owner, site('abc'))).rejects.toThrow('Not a host name');
    await expect(hosting.put(domain, owner, [text('../out.html', '')])).rejects.toThrow('Not a path');
    expect(await hosting.read('..', 'index.html')).toBeNull();
  });

  test('all files of a version are there, whether it is live or not; after its owner is erased, none but what is live', async () => {
    const { hosting } = open;
    const first = await publish(site('abc'));
    const second = await publish(site('def'));
    const foreign = await hosting.put(domain, other, site('abc'));
    const files = await hosting.files(domain, first);
    expect(files?.map(({ path, body }) => [path, Buffer.from(body).toString()])).toEqual(
      ['about/index.html', 'index.html', 'pictures/abc000000000-480.webp'].map((path) => [path, 'abc']),
    );
    await hosting.erase(domain, owner);
    expect(await hosting.files(domain, first)).toBeNull();
    expect(await hosting.files(domain, second)).toHaveLength(3);
    expect(await hosting.files(domain, foreign)).toHaveLength(3);
    await hosting.close(domain);
    await hosting.close(domain);
    expect([await hosting.live(domain), await hosting.read(domain, 'index.html')]).toEqual([null, null]);
    expect(await hosting.files(domain, second)).toHaveLength(3);
    for (const one of [owner, other, other]) await hosting.erase(domain, one);
    expect([await hosting.files(domain, second), await hosting.files(domain, foreign)]).toEqual([null, null]);
    if (kind === 's3') expect(await open.bucket().list('')).toEqual([]);
  });

  test('uploads and previews are there whole for every process until they are removed, a folder of them at once', async () => {
    for (const store of ['uploads', 'previews'] as const) {
      const [here, elsewhere] = [open.another()[store], open.another()[store]];
      expect([await here.get('a.png'), await here.has('a.png')]).toEqual([null, false]);
      for (const name of ['a.png', 'drafts/b.png', 'drafts/c.png', 'draftsmen']) await here.put(name, name);
      await here.put('a.png', 'again');
      expect(Buffer.from((await elsewhere.get('a.png')) ?? '').toString()).toBe('again');
      for (const once of [1, 2]) {
        await elsewhere.remove('a.png');
        await elsewhere.clear('drafts');
        expect([once, await here.has('a.png'), await here.get('drafts/b.png')]).toEqual([once, false, null]);
        expect([await here.has('drafts/c.png'), await here.has('draftsmen')]).toEqual([false, true]);
      }
    }
  });

  test('another process serves what was restored, and nothing of what was closed, within a second', async () => {
    const first = await publish(site('abc'));
    await publish(site('def'));
    const elsewhere = open.another().hosting;
    const seen = async () => said(await elsewhere.read(domain, 'index.html'));
    const soon = { timeout: 1_000, interval: 20 };
    expect(await seen()).toBe('def');
    await open.hosting.point(domain, first);
    await expect.poll(seen, soon).toBe('abc');
    await open.hosting.close(domain);
    await expect.poll(seen, soon).toBeNull();
  });
});

describe('the store', () => {
  let open: OpenHosting;
  beforeEach(async () => {
    open = await openHosting('s3');
  });
  afterEach(() => open.close());

  test('that is full, away or silent is said to be so; visitors see what they saw, and afterwards it goes on', async () => {
    const { hosting, fault, clearFaults } = open;
    const live = await hosting.put(domain, owner, site('abc'));
    await hosting.point(domain, live);
    const put = () => hosting.put(domain, owner, site('def'));
    for (const [status, code] of [
      [507, 'XMinioStorageFull'],
      [403, 'QuotaExceeded'],
      [507, undefined],
    ] as const) {
      await fault({ status, method: 'PUT', ...(code && { code }) });
      await expect(put()).rejects.toThrow(HostingFull);
      await clearFaults();
    }
    await fault({ status: 503, code: 'SlowDown' });
    await expect(put()).rejects.toThrow(HostingAway);
    await expect(hosting.prepare(domain)).rejects.toThrow(HostingAway);
    await expect(open.another().hosting.read(domain, 'index.html')).rejects.toThrow(HostingAway);
    await clearFaults();
    await fault({ delayMs: 3_000 });
    await expect(open.bucket({ patience: 100 }).get('silent')).rejects.toThrow(HostingAway);
    await clearFaults();
    expect(await hosting.files(domain, live)).toHaveLength(3);
    expect(said(await hosting.read(domain, 'index.html'))).toBe('abc');
    // One answer that is lost is asked for again.
    for (const once of [{ drop: true }, { status: 503 }]) {
      await fault({ ...once, times: 1 });
      await hosting.point(domain, await put());
      expect(said(await hosting.read(domain, 'index.html'))).toBe('def');
    }
  });

  test('a put that ends half way leaves no version, and the same put again makes it whole', async () => {
    const { hosting, fault, clearFaults } = open;
    await hosting.point(domain, await hosting.put(domain, owner, site('abc')));
    const whole = await open.bucket().list('');
    // A while of files, then the disk is full: also of the list of contents, which comes last.
    await fault({ delayMs: 1, method: 'PUT', times: 20 });
    await fault({ status: 507, method: 'PUT' });
    await expect(hosting.put(domain, owner, filesOf('late'))).rejects.toThrow(HostingFull);
    await clearFaults();
    const half = (await open.bucket().list('')).filter((key) => !whole.includes(key));
    expect(half.length).toBeGreaterThan(10);
    const version = half[0]?.split('/')[3] ?? '';
    expect(await hosting.files(domain, version)).toBeNull();
    await expect(hosting.point(domain, version)).rejects.toThrow('There is no such version');
    expect(said(await hosting.read(domain, 'index.html'))).toBe('abc');
    expect(await hosting.put(domain, owner, filesOf('late'))).toBe(version);
    expect(await hosting.files(domain, version)).toHaveLength(31);
  });

  test('takes nothing from whoever signs wrongly, and says what is wrong', async () => {
    const { bucket } = open;
    await bucket().put('a', 'b', 'text/plain');
    const refusals = [
      [{ secret: 'wrong' }, '403 SignatureDoesNotMatch'],
      [{ key: 'nobody' }, '403 InvalidAccessKeyId'],
      [{ region: 'eu-west-1' }, '400 AuthorizationHeaderMalformed'],
      [{ clock: { now: () => Date.now() - 16 * 60_000 } }, '403 RequestTimeTooSkewed'],
      [{ bucket: 'another' }, '404 NoSuchBucket'],
    ] as const;
    for (const [changed, refusal] of refusals) {
      for (const asked of [() => bucket(changed).put('a', 'c', 'text/plain'), () => bucket(changed).get('a')])
        await expect(asked()).rejects.toThrow(`The store refused: ${refusal}`);
    }
    expect(Buffer.from((await bucket().get('a')) ?? '').toString()).toBe('b');
    expect((await fetch(`${open.options.address}/${open.options.bucket}/a`)).status).toBe(403);
  });

  test('has keys of every sign, and lists them in order, more than one answer holds', async () => {
    const { bucket } = open;
    const keys = ["a b+c'(d)!*/é~.txt", 'a/ü%2f', `long/${'x'.repeat(600)}`, 'a'];
    for (const key of keys) await bucket().put(key, key, 'text/plain');
    for (const key of keys) expect(Buffer.from((await bucket().get(key)) ?? '').toString()).toBe(key);
    expect(await bucket().list('')).toEqual(keys.toSorted());
    expect(await bucket().list('a/')).toEqual(['a/ü%2f']);
    for (const key of [...keys, 'a']) await bucket().remove(key);
    expect(await bucket().list('')).toEqual([]);
    const many = Array.from({ length: 1_050 }, (_, index) => `many/${String(index).padStart(4, '0')}`);
    const objects = createObjects(join(open.dataDir, 'sandbox', 'hosting', open.options.bucket));
    for (const key of many) await objects.put(key, Buffer.from(''));
    expect(await bucket().list('many/')).toEqual(many);
  });

  test('visitors see one whole version, whenever the process that publishes is killed', {
    timeout: extent(120_000, 900_000),
  }, async () => {
    // A busy machine is no reason to give up: it is killed.
    const patient = { patience: 60_000 };
    const { hosting } = open.another(patient);
    const { options, dataDir } = open;
    const seen = new Set<string>();
    const expectWhole = async (version: string) => {
      const files = (await hosting.files(domain, version)) ?? [];
      const [name = ''] = files.map(({ body }) => nameOf(body));
      expect(files.map(({ path, body }) => [path, Buffer.from(body).toString()])).toEqual(
        filesOf(name).map(({ path, body }) => [path, body]),
      );
      return name;
    };
    const look = async () => seen.add(await expectWhole((await hosting.live(domain)) ?? ''));
    for (let kill = 0; kill < extent(1, 30); kill += 1) {
      const told = JSON.stringify({ hosting: { ...options, ...patient }, dataDir });
      const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', publishing, told], {
        cwd: projectRoot,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const isEnded = new Promise((resolve) => child.once('exit', resolve));
      let begun = 0;
      createInterface({ input: child.stdout }).on('line', () => (begun += 1));
      // Beyond what the former ones left, and somewhere in the next; what they left was looked at then.
      while (begun < 2 * kill + 2) await (begun > Math.max(1, 2 * kill) ? look() : pause(5));
      await pause(7 * kill);
      child.kill('SIGKILL');
      await isEnded;
      await look();
      expect(seen).toContain(nameOf((await hosting.read(domain, 'index.html'))?.body ?? ''));
    }
    // What was broken off and put again is whole, too.
    for (const version of [0, 1, 2, 3, 4, 5])
      await expectWhole(await hosting.put(domain, owner, filesOf(`version-${version}`)));
  });
});

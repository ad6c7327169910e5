import { describe, expect, it, vi } from 'vitest';
import { openZip } from './unzip.ts';

// Entries called a, of two bytes each that are not packed, which say of themselves that they are larger.
function anArchive(entryCount: number, named: number): Uint8Array<ArrayBuffer> {
  const [local, listed] = [33, 47];
  const bytes = new Uint8Array(local + entryCount * listed + 22);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x04034b50, true);
  view.setUint16(26, 1, true);
  for (let index = 0; index < entryCount; index += 1) {
    const at = local + index * listed;
    view.setUint32(at, 0x02014b50, true);
    view.setUint32(at + 20, 2, true);
    view.setUint32(at + 24, named, true);
    view.setUint16(at + 28, 1, true);
    view.setUint8(at + 46, 0x61);
  }
  const end = local + entryCount * listed;
  view.setUint32(end, 0x06054b50, true);
  view.setUint16(end + 10, entryCount, true);
  view.setUint32(end + 16, local, true);
  return bytes;
}

describe('R15.5 a packed file', () => {
  const unpack = vi.fn(() => Promise.resolve({ text: 'ab', length: 2 }));

  it('of more parts than a workbook has is refused before one is looked at', async () => {
    expect(await openZip(anArchive(2000, 2), 100, unpack)('a')).toBe('ab');
    expect(() => openZip(anArchive(2001, 2), 100, unpack)).toThrow('the file is long');
  });

  it('that says itself that it swells beyond the bound is not unpacked, nor what is too much with the one before', async () => {
    unpack.mockClear();
    await expect(openZip(anArchive(1, 101), 100, unpack)('a')).rejects.toThrow('the file is long');
    expect(unpack).not.toHaveBeenCalled();
    const read = openZip(anArchive(1, 99), 100, unpack);
    expect(await read('a')).toBe('ab');
    await expect(read('a')).rejects.toThrow('the file is long');
    expect(unpack).toHaveBeenCalledTimes(1);
  });
});

import { describe, expect, it } from 'vitest';
import type { DrawingInput } from '../drawing.ts';
import { screenForms } from '../form.ts';
import type { Role } from '../shape.ts';
import { boxOf, middles, parts, rects, screen } from '../test-drawing.ts';

describe('hinged doors', () => {
  const door = (answers: DrawingInput['answers']) => screen('hinged-door', answers, { total: [900, 2145] });
  const hinged = (hinge_side: string, draaisluiting_position: string) => ({
    hinge_side_draaisluiting_position: { hinge_side, draaisluiting_position },
  });

  it('is seen from outside, all others from inside', () => {
    expect(screenForms.filter((form) => screen(form, {}).seenFrom === 'outside')).toEqual(['hinged-door']);
  });

  it.each([
    ['1', 'left'],
    ['2', 'right'],
  ] as const)('hinge side %s: hinges %s, lock on the other side', (side, name) => {
    const drawing = door({ ...hinged(side, '1'), dranger: { closer: '1' } });
    const onLeft = (role: Role) => middles(drawing, role, 'x').map((x) => x < 450);
    expect(onLeft('hinge')).toEqual(Array(3).fill(name === 'left'));
    expect(onLeft('lock')).toEqual([name !== 'left']);
    expect(onLeft('magnet')).toEqual(Array(2).fill(name !== 'left'));
    expect(onLeft('closer')).toEqual([name === 'left']);
  });

  it.each([
    ['1', 1050],
    ['2', 900],
    ['3', 1200],
  ])('lock %s at %i mm', (key, height) => {
    expect(middles(door(hinged('1', key)), 'lock', 'y')).toEqual([2145 - height]);
  });

  it('has magnets alone without a lock', () => {
    const drawing = door(hinged('1', '0'));
    expect([rects(drawing, 'lock').length, rects(drawing, 'magnet').length]).toEqual([0, 2]);
  });

  it.each([
    ['0', undefined],
    ['1', 300],
    ['2', 400],
    ['3', 500],
    ['4', 835],
  ])('kick plate %s: %s mm high', (kick_plate, height) => {
    expect(boxOf(door({ schopplaat: { kick_plate } }), 'kick-plate')?.height).toBe(height);
  });

  it.each([
    ['1', 'left'],
    ['2', 'middle'],
    ['3', 'right'],
  ] as const)('pet door at %s (%s), inside the kick plate', (pet_position, where) => {
    const drawing = door({ schopplaat: { kick_plate: '4' }, dierenluik: { pet_door: '3', pet_position } });
    const plate = boxOf(drawing, 'kick-plate');
    const pet = boxOf(drawing, 'pet-door');
    if (plate === undefined || pet === undefined) throw new Error('missing');
    const before = pet.x - plate.x;
    const after = plate.x + plate.width - pet.x - pet.width;
    expect(Math.sign(Math.round(before - after))).toBe({ left: -1, middle: 0, right: 1 }[where]);
    expect(Math.min(before, after, pet.y - plate.y)).toBeGreaterThan(0);
    expect(pet.y + pet.height).toBeLessThan(plate.y + plate.height);
  });

  it('grows with the animal', () => {
    const heights = ['1', '2', '3'].map(
      (pet_door) =>
        boxOf(door({ schopplaat: { kick_plate: '4' }, dierenluik: { pet_door } }), 'pet-door')?.height,
    );
    expect(heights).toEqual([200, 310, 420]);
  });

  it('has a surround of three or four profiles', () => {
    const profiles = (frame: string) => parts(door({ kader: { frame } }), 'profile').length;
    expect([profiles('1'), profiles('2')]).toEqual([3 + 4, 4 + 4]);
  });
});

"""Where a screen hangs: a room with a window or a door to the garden, and a house front."""

import math

from light import daylight, garden
from parts import box, emission, frame, linear, material, plane, tiled
from things import books, curtain, framed_print, oak, pot, rod, sash, sideboard

WALL = 0.26
JAMB = 0.07


def opening_of(scene, width, height):
    """Left, right, foot and top of the hole in the frame. What lies on the frame reaches past it."""
    left, right, top, bottom = [scene["overlaps"][side] * 0.001 for side in ("left", "right", "top", "bottom")]
    return -width / 2 + left, width / 2 - right, bottom, height - top


def room(scene, width, height):
    """Seen from inside."""
    is_door, kind = scene["standsOnFloor"], scene["build"]["kind"]
    opening = opening_of(scene, width, height)
    left, right, foot, top = opening
    white = material("window", linear("#f2f2ef"), 0.3)
    hole = (left - JAMB, right + JAMB, 0.0 if is_door else foot - JAMB, top + JAMB)
    walls(hole, is_door)
    frame(hole[0], hole[1], hole[2], hole[3], 0.0, 0.075, JAMB, white, 0.004, "lrt" if is_door else "lrtb")
    if is_door:
        door_place(hole, white)
    else:
        window_place(hole, opens_inward=kind == "clipped")
        # From close by it would only be a blur behind the mesh.
        if scene["view"] == "place":
            open_window(opening, kind == "clipped", white)
    garden(5.0)
    daylight(opening, is_inside=True)


def open_window(opening, opens_inward, white):
    """An inset screen hangs where a window opens inward; the others stay inside of one that opens outward."""
    left, right, foot, top = opening
    if opens_inward:
        sash(left - 0.012, right + 0.012, foot - 0.012, top + 0.012, 86, "right", True, white)
    else:
        sash(left, right, foot, top, 62, "left", False, white)


def walls(hole, is_door):
    plaster = material("plaster", linear("#efe9de"), 0.95)
    left, right, foot, top = hole
    low = 0.0 if is_door else -3.0
    for start, end in (
        ((-5, -WALL, low), (left, 0.1, 5)),
        ((right, -WALL, low), (5, 0.1, 5)),
        ((left, -WALL, top), (right, 0.1, 5)),
    ):
        box(start, end, plaster)
    if not is_door:
        box((left, -WALL, low), (right, 0.1, foot), plaster)


def window_place(hole, opens_inward):
    left, right, foot, top = hole
    box((left - 0.05, -WALL - 0.06, foot - 0.035), (right + 0.05, -0.002, foot + 0.002), oak("sill"), 0.004)
    pot(left + 0.15, -0.15, foot + 0.002)
    books(left + 0.37, -0.16, foot + 0.002)
    curtain(left - 0.52, left - 0.1, -WALL - 0.1, foot - 1.4, top + 0.15)
    if not opens_inward:
        curtain(right + 0.1, right + 0.52, -WALL - 0.1, foot - 1.4, top + 0.15)
    rod(left - 0.62, right + 0.75, -WALL - 0.1, top + 0.17)


def door_place(hole, white):
    left, right, foot, top = hole
    floor = tiled("floor", ("#b98f62", "#a67d50", "#70522f"), (1.7, 0.17), 0.0016, 0.38, math.pi / 2)
    plane([(-5, -7, 0), (5, -7, 0), (5, 0.02, 0), (-5, 0.02, 0)], floor)
    box((left, -0.02, -0.05), (right, 0.1, 0.0015), material("sill", linear("#8d8a84"), 0.4), 0.001)
    for start, end in ((-5, left), (right, 5)):
        box((start, -WALL - 0.014, 0.0), (end, -WALL, 0.09), white, 0.003)
    stone = tiled("terrace", ("#b9b2a5", "#aba497", "#8f897d"), (0.6, 0.6), 0.005, 0.9, 0)
    plane([(-8, 0.1, -0.03), (8, 0.1, -0.03), (8, 2.6, -0.03), (-8, 2.6, -0.03)], stone)
    grass = material("grass", linear("#7d984a"), 1.0)
    plane([(-8, 2.6, -0.03), (8, 2.6, -0.03), (8, 5.2, -0.03), (-8, 5.2, -0.03)], grass)
    # The doors themselves stand open, outside.
    if right - left > 1.6:
        sash(left + 0.05, 0.0, 0.02, top - 0.05, 104, "left", False, white)
        sash(0.0, right - 0.05, 0.02, top - 0.05, -104, "right", False, white)
    else:
        sash(left + 0.05, right - 0.05, 0.02, top - 0.05, -100, "right", False, white)
    curtain(left - 0.5, left - 0.06, -WALL - 0.1, 0.01, top + 0.12)
    rod(left - 0.6, right + 0.7, -WALL - 0.1, top + 0.14)
    sideboard(right + 0.45, right + 1.75, -WALL - 0.02, 0.0)
    pot(right + 0.75, -WALL - 0.2, 0.72, 1.5)
    books(right + 1.2, -WALL - 0.22, 0.72)
    framed_print(right + 1.1, -WALL, 1.2, 0.5, 0.66)


def front(scene, width, height):
    """Seen from outside: brick, a light frame, a warm room behind."""
    left, right, _, top = opening_of(scene, width, height)
    left, right, top = left - JAMB, right + JAMB, top + JAMB
    brick = tiled("brick", ("#86594a", "#6c473d", "#8f867b"), (0.21, 0.0625), 0.005, 0.95, 0, upright=True)
    for start, end in (
        ((-5, -0.1, -0.1), (left, 0.3, 5)),
        ((right, -0.1, -0.1), (5, 0.3, 5)),
    ):
        box(start, end, brick)
    # Bricks on end carry the wall over the door.
    soldier = tiled("soldiers", ("#86594a", "#6c473d", "#8f867b"), (0.0625, 0.21), 0.005, 0.95, 0, upright=True)
    box((left, -0.1, top), (right, 0.3, top + 0.21), soldier)
    box((left, -0.1, top + 0.21), (right, 0.3, 5), brick)
    white = material("window", linear("#efeee9"), 0.35)
    frame(left, right, 0.0, top, 0.0, 0.08, JAMB, white, 0.004, "lrt")
    stone = material("stone", linear("#86837c"), 0.7)
    box((left - 0.04, -0.3, -0.1), (right + 0.04, 0.1, 0.0), stone, 0.006)
    paving = tiled("paving", ("#a8a196", "#978f84", "#746d63"), (0.3, 0.3), 0.005, 0.9, 0)
    plane([(-6, -8, -0.1), (6, -8, -0.1), (6, -0.1, -0.1), (-6, -0.1, -0.1)], paving)
    for x, size in ((right + 0.32, 3.4), (right + 0.72, 2.2)):
        pot(x, -0.4, -0.1, size)
    lantern(left - 0.36, -0.1, 1.85)
    hall()
    daylight((left, right, 0, top), is_inside=False)


def lantern(x, y, z):
    dark = material("lantern", linear("#1f2224"), 0.4)
    box((x - 0.05, y - 0.02, z - 0.06), (x + 0.05, y, z + 0.06), dark, 0.004)
    box((x - 0.045, y - 0.13, z - 0.14), (x + 0.045, y - 0.04, z + 0.12), dark, 0.006)


def hall():
    inside = material("inside", linear("#ece2d0"), 0.9)
    plane([(-2.5, 3.2, 0), (2.5, 3.2, 0), (2.5, 3.2, 3), (-2.5, 3.2, 3)], inside)
    glow, colour = emission("ceiling", 1.1)
    colour.default_value = linear("#f6e3c4")
    glow.cycles.sample_as_light = False
    plane([(-2.5, 0.3, 2.7), (2.5, 0.3, 2.7), (2.5, 3.2, 2.7), (-2.5, 3.2, 2.7)], glow)
    floor = tiled("parquet", ("#b98f62", "#a67d50", "#70522f"), (1.4, 0.17), 0.0016, 0.4, math.pi / 2)
    plane([(-2.5, 0.1, 0), (2.5, 0.1, 0), (2.5, 3.2, 0), (-2.5, 3.2, 0)], floor)
    sideboard(-0.35, 1.0, 3.18, 0.0)
    pot(0.75, 2.95, 0.72, 1.6)
    books(0.1, 2.95, 0.72)
    framed_print(0.2, 3.19, 1.2, 0.6, 0.75)

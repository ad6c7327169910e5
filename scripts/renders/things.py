"""What stands about: something to tell the size by, and a place that is lived in."""

import math

import bpy

from parts import box, frame, linear, material, noise, plane, ramp, tinted
from screens import swing


def pot(x, y, z, size=1.0, leaves=46):
    bpy.ops.mesh.primitive_cone_add(
        vertices=64, radius1=0.05 * size, radius2=0.065 * size, depth=0.12 * size, location=(x, y, z + 0.06 * size)
    )
    bpy.context.object.data.materials.append(material("pot", linear("#c98a63"), 0.75))
    bpy.ops.object.shade_smooth()
    bpy.context.object.data.use_auto_smooth = True
    leaf = material("leaf", linear("#4f7a3f"), 0.5)
    for index in range(leaves):
        turn, lean = index * 2.399, 0.2 + 0.75 * ((index * 37) % leaves) / leaves
        long = (0.12 + 0.1 * ((index * 17) % leaves) / leaves) * size
        tip = (math.cos(turn) * math.sin(lean), math.sin(turn) * math.sin(lean), math.cos(lean))
        side = (-math.sin(turn) * 0.02 * size, math.cos(turn) * 0.02 * size, 0)
        foot = (x, y, z + 0.115 * size)
        middle = [foot[i] + tip[i] * long * 0.55 for i in range(3)]
        end = [foot[i] + tip[i] * long for i in range(3)]
        end[2] -= 0.05 * lean * size
        left = [middle[i] + side[i] for i in range(3)]
        right = [middle[i] - side[i] for i in range(3)]
        plane([foot, left, end, right], leaf)


def books(x, y, z):
    lie = z
    for wide, deep, thick, colour in ((0.2, 0.14, 0.026, "#31505f"), (0.18, 0.13, 0.02, "#d8cdb8"), (0.165, 0.12, 0.017, "#b65f3c")):
        box((x - wide / 2, y - deep / 2, lie), (x + wide / 2, y + deep / 2, lie + thick), material("book", linear(colour), 0.7), 0.002)
        lie += thick
    return lie


def curtain(left, right, y, low, high):
    """Linen on a dark rod; its waves are those of cloth that hangs together."""
    columns = 90
    corners, faces = [], []
    for index in range(columns + 1):
        share = index / columns
        x = left + (right - left) * share
        wave = 0.03 * math.sin(share * math.tau * 5.2) + 0.009 * math.sin(share * math.tau * 12.3 + 1)
        corners += [(x, y + wave * 1.25, low), (x, y + wave * 0.75, high)]
        if index:
            at = 2 * index
            faces.append((at - 2, at, at + 1, at - 1))
    mesh = bpy.data.meshes.new("curtain")
    mesh.from_pydata(corners, [], faces)
    mesh.materials.append(material("linen", linear("#d9cfbd"), 0.95))
    for face in mesh.polygons:
        face.use_smooth = True
    bpy.context.collection.objects.link(bpy.data.objects.new("curtain", mesh))


def rod(left, right, y, z):
    bpy.ops.mesh.primitive_cylinder_add(
        vertices=32, radius=0.011, depth=right - left, location=((left + right) / 2, y, z), rotation=(0, math.pi / 2, 0)
    )
    bpy.context.object.data.materials.append(material("rod", linear("#1c1e20"), 0.4))
    bpy.ops.object.shade_smooth()


def sideboard(left, right, back, z):
    wood = oak("sideboard", (1, 1, 8))
    dark = material("legs", linear("#2a2523"), 0.5)
    front = back - 0.38
    box((left, front, z + 0.16), (right, back, z + 0.72), wood, 0.006)
    middle = (left + right) / 2
    box((middle - 0.002, front - 0.001, z + 0.18), (middle + 0.002, front + 0.01, z + 0.7), dark)
    for x in (left + 0.05, right - 0.08):
        for y in (front + 0.04, back - 0.07):
            box((x, y, z), (x + 0.03, y + 0.03, z + 0.16), dark)


def framed_print(x, y, z, wide, high):
    frame(x - wide / 2, x + wide / 2, z, z + high, y - 0.025, y, 0.018, material("lath", linear("#2a2523"), 0.5))
    white = material("card", linear("#f3efe6"), 0.9)
    box((x - wide / 2 + 0.01, y - 0.012, z + 0.01), (x + wide / 2 - 0.01, y - 0.008, z + high - 0.01), white)
    for at, tall, colour in ((-0.18, 0.5, "#38566a"), (0.1, 0.34, "#d29a4a"), (0.22, 0.6, "#7f9a78")):
        box(
            (x + at * wide - wide * 0.09, y - 0.0135, z + high * 0.2),
            (x + at * wide + wide * 0.09, y - 0.0125, z + high * (0.2 + tall)),
            material("print", linear(colour), 0.9),
        )


def sash(left, right, low, high, degrees, hinge, is_inward, look):
    """A glazed leaf, turned about its hinge. Of a window that opens inward it swings before the frame, else behind."""
    front, back = (-0.06, -0.002) if is_inward else (0.08, 0.14)
    glass = tinted("glass", (0.93, 0.96, 0.95, 1))
    parts = frame(left, right, low, high, front, back, 0.075, look, 0.006)
    y = (front + back) / 2
    parts.append(plane([(left + 0.07, y, low + 0.07), (right - 0.07, y, low + 0.07), (right - 0.07, y, high - 0.07), (left + 0.07, y, high - 0.07)], glass))
    steel = material("handle", linear("#a7abad"), 0.3, 0.9)
    free = right - 0.037 if hinge == "left" else left + 0.037
    middle = low + min((high - low) / 2, 1.05)
    parts.append(box((free - 0.013, front - 0.012, middle - 0.035), (free + 0.013, front, middle + 0.035), steel, 0.003))
    parts.append(box((free - 0.009, front - 0.045, middle - 0.12), (free + 0.009, front - 0.03, middle + 0.01), steel, 0.005))
    parts.append(box((free - 0.008, front - 0.035, middle - 0.008), (free + 0.008, front, middle + 0.008), steel, 0.003))
    swing(parts, (left if hinge == "left" else right, front if is_inward else back, 0), degrees)


def oak(name, stretch=(8, 1, 1)):
    """Planed oak: grain along one way, never one even brown."""
    made = material(name, linear("#b98d5e"), 0.45)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    where = nodes.new("ShaderNodeTexCoord")
    turn = nodes.new("ShaderNodeMapping")
    turn.inputs["Scale"].default_value = [14 / s for s in stretch]
    links.new(where.outputs["Object"], turn.inputs[0])
    grain = noise(nodes, links, 3.0, 6.0, turn.outputs[0])
    colour = ramp(nodes, links, grain, [(0.3, linear("#8f673f")), (0.7, linear("#c69c6c"))])
    links.new(colour, nodes["Principled BSDF"].inputs["Base Color"])
    return made

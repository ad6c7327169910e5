"""Where a screen hangs: a room with a window or a door to the garden, and a house front."""

import math

import bpy

from parts import box, emission, frame, linear, material, maths, noise, plane, ramp

WALL = 0.28
JAMB = 0.07


def garden(y, width=9.0, height=6.0):
    """Out of focus, as behind a screen it is: sky, trees, a hedge, grass, and light between the leaves."""
    look, colour = emission("garden", 1.0)
    nodes, links = look.node_tree.nodes, look.node_tree.links
    uv = nodes.new("ShaderNodeUVMap").outputs[0]
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(uv, split.inputs[0])
    up = maths(nodes, links, "DIVIDE", split.outputs[1], height)
    ragged = maths(nodes, links, "MULTIPLY", noise(nodes, links, 0.8, 0.5, uv), 0.3)
    mottled = maths(nodes, links, "MULTIPLY", noise(nodes, links, 2.6, 0.5, uv), 0.08)
    at = maths(nodes, links, "ADD", maths(nodes, links, "ADD", up, ragged), mottled)
    ground = ramp(nodes, links, at, [
        (0.00, linear("#7f9a4a")),
        (0.36, linear("#93ac58")),
        (0.41, linear("#3d5a2c")),
        (0.50, linear("#2f4a26")),
        (0.60, linear("#557a3c")),
        (0.72, linear("#7d9c5e")),
        (0.80, linear("#dbe6ea")),
        (1.00, linear("#bcd6ea")),
    ])
    seen = ground
    for scale, size, strength in ((2.2, 0.34, 0.05), (3.4, 0.36, 0.06), (1.5, 0.3, 0.045)):
        seen = light_spots(nodes, links, uv, seen, scale, size, strength)
    links.new(seen, colour)
    half = width / 2
    plane([(-half, y, -1.2), (half, y, -1.2), (half, y, height - 1.2), (-half, y, height - 1.2)], look)


def light_spots(nodes, links, uv, below, scale, size, strength):
    """Round, as a lens makes of every far point of light."""
    cells = nodes.new("ShaderNodeTexVoronoi")
    cells.inputs["Scale"].default_value = scale
    links.new(uv, cells.inputs["Vector"])
    is_spot = maths(nodes, links, "LESS_THAN", cells.outputs["Distance"], size)
    grey = nodes.new("ShaderNodeRGBToBW")
    links.new(cells.outputs["Color"], grey.inputs[0])
    some = maths(nodes, links, "GREATER_THAN", grey.outputs[0], 0.55)
    factor = maths(nodes, links, "MULTIPLY", maths(nodes, links, "MULTIPLY", is_spot, some), strength)
    mix = nodes.new("ShaderNodeMixRGB")
    mix.blend_type = "SCREEN"
    links.new(factor, mix.inputs[0])
    links.new(below, mix.inputs[1])
    mix.inputs[2].default_value = linear("#eef0c0")
    return mix.outputs[0]


def room(width, height, is_door):
    """Seen from inside. The hole is that of the opening with the frame around it."""
    plaster = material("plaster", linear("#f1ede4"), 0.9)
    white = material("window", linear("#f4f4f2"), 0.35)
    outer = width + 2 * JAMB
    top = height + JAMB
    foot = 0.0 if is_door else -JAMB
    hole = (outer, top - foot)
    wall_at = foot
    half = hole[0] / 2
    for low, high in (
        ((-4, -WALL, -3), (-half, 0.08, 5)),
        ((half, -WALL, -3), (4, 0.08, 5)),
        ((-half, -WALL, top), (half, 0.08, 5)),
    ):
        box(low, high, plaster)
    if not is_door:
        box((-half, -WALL, -3), (half, 0.08, wall_at), plaster)
        sill = material("sill", linear("#e4ded3"), 0.35)
        box((-half - 0.04, -WALL - 0.05, foot - 0.03), (half + 0.04, -0.002, foot), sill, 0.004)
        pot(half - 0.16, -0.13, foot)
    frame(-half, half, foot, top, 0.0, 0.075, JAMB, white, 0.004, "lrt" if is_door else "lrtb")
    if is_door:
        oak_floor()
        terrace()
        box((-half, -0.02, -0.01), (half, 0.09, 0.004), material("sill", linear("#b9b4aa"), 0.4), 0.002)
    garden(5.0)
    sunlight(outside=True)


def front(width, height):
    """Seen from outside: brick, a dark frame, a warm room behind."""
    brick = material("brick", linear("#a0604a"), 0.9)
    nodes, links = brick.node_tree.nodes, brick.node_tree.links
    texture = nodes.new("ShaderNodeTexBrick")
    texture.inputs["Color1"].default_value = linear("#8a5242")
    texture.inputs["Color2"].default_value = linear("#6e4236")
    texture.inputs["Mortar"].default_value = linear("#9a9186")
    texture.inputs["Scale"].default_value = 1.0
    texture.inputs["Mortar Size"].default_value = 0.005
    texture.inputs["Brick Width"].default_value = 0.21
    texture.inputs["Row Height"].default_value = 0.06
    uv = nodes.new("ShaderNodeTexCoord")
    turn = nodes.new("ShaderNodeMapping")
    turn.inputs["Rotation"].default_value = (math.radians(90), 0, 0)
    links.new(uv.outputs["Object"], turn.inputs[0])
    links.new(turn.outputs[0], texture.inputs["Vector"])
    links.new(texture.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    half = width / 2 + JAMB
    top = height + JAMB
    for corners in (
        [(-4, -0.1, -1), (-half, -0.1, -1), (-half, -0.1, 5), (-4, -0.1, 5)],
        [(half, -0.1, -1), (4, -0.1, -1), (4, -0.1, 5), (half, -0.1, 5)],
        [(-half, -0.1, top), (half, -0.1, top), (half, -0.1, 5), (-half, -0.1, 5)],
    ):
        plane(corners, brick)
    reveal = material("reveal", linear("#8f5a48"), 0.9)
    box((-half - 0.02, -0.1, 0), (-half, 0.05, top), reveal)
    box((half, -0.1, 0), (half + 0.02, 0.05, top), reveal)
    box((-half, -0.1, top), (half, 0.05, top + 0.02), reveal)
    white = material("window", linear("#f1f0ec"), 0.35)
    frame(-half, half, 0.0, top, 0.0, 0.08, JAMB, white, 0.004, "lrt")
    stone = material("stone", linear("#a9a59c"), 0.8)
    box((-4, -6, -0.2), (4, -0.1, -0.1), stone)
    box((-half - 0.1, -0.45, -0.1), (half + 0.1, 0.1, 0.0), stone, 0.006)
    inside = material("inside", linear("#e9dcc6"), 0.9)
    plane([(-2.5, 3.2, 0), (2.5, 3.2, 0), (2.5, 3.2, 3), (-2.5, 3.2, 3)], inside)
    plane([(-2.5, 0.1, 0), (2.5, 0.1, 0), (2.5, 3.2, 0), (-2.5, 3.2, 0)], material("parquet", linear("#a97f55"), 0.5))
    wood = material("wood", linear("#7c5a3c"), 0.5)
    box((-0.15, 2.3, 0.70), (1.15, 3.0, 0.75), wood, 0.01)
    for x in (-0.1, 1.06):
        box((x, 2.35, 0.0), (x + 0.05, 2.4, 0.7), wood)
    frame(-0.9, -0.3, 1.35, 2.05, 3.15, 3.19, 0.03, material("picture", linear("#3b3b3b"), 0.5))
    plane([(-0.87, 3.17, 1.38), (-0.33, 3.17, 1.38), (-0.33, 3.17, 2.02), (-0.87, 3.17, 2.02)], material("print", linear("#9fb6c2"), 0.8))
    pot(0.5, 2.6, 0.75)
    lamp("inside", (0, 1.6, 2.7), 110, 1.6, (0, 0, 0))
    sunlight(outside=False)


def pot(x, y, z):
    """Something to tell the size by."""
    bpy.ops.mesh.primitive_cone_add(vertices=64, radius1=0.05, radius2=0.065, depth=0.12, location=(x, y, z + 0.06))
    bpy.context.object.data.materials.append(material("pot", linear("#c9764f"), 0.7))
    bpy.ops.object.shade_smooth()
    leaf = material("leaf", linear("#4d7a3a"), 0.55)
    for index in range(46):
        turn, lean = index * 2.399, 0.25 + 0.7 * ((index * 37) % 46) / 46
        long = 0.1 + 0.08 * ((index * 17) % 46) / 46
        tip = (math.cos(turn) * math.sin(lean), math.sin(turn) * math.sin(lean), math.cos(lean))
        side = (-math.sin(turn) * 0.016, math.cos(turn) * 0.016, 0)
        foot = (x, y, z + 0.12)
        middle = [foot[i] + tip[i] * long * 0.55 for i in range(3)]
        end = [foot[i] + tip[i] * long for i in range(3)]
        end[2] -= 0.03 * lean
        left = [middle[i] + side[i] for i in range(3)]
        right = [middle[i] - side[i] for i in range(3)]
        plane([foot, left, end, right], leaf)


def oak_floor():
    oak = material("oak", linear("#b98d5e"), 0.4)
    nodes, links = oak.node_tree.nodes, oak.node_tree.links
    texture = nodes.new("ShaderNodeTexBrick")
    for name, colour in (("Color1", "#bf9567"), ("Color2", "#ad8254"), ("Mortar", "#7d5c3a")):
        texture.inputs[name].default_value = linear(colour)
    texture.inputs["Scale"].default_value = 1.0
    texture.inputs["Mortar Size"].default_value = 0.0015
    texture.inputs["Brick Width"].default_value = 1.6
    texture.inputs["Row Height"].default_value = 0.16
    where = nodes.new("ShaderNodeTexCoord")
    links.new(where.outputs["Object"], texture.inputs["Vector"])
    links.new(texture.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    plane([(-4, -6, -0.01), (4, -6, -0.01), (4, 0.0, -0.01), (-4, 0.0, -0.01)], oak)


def terrace():
    stone = material("terrace", linear("#cfc9bd"), 0.9)
    plane([(-6, 0.05, -0.05), (6, 0.05, -0.05), (6, 3.4, -0.05), (-6, 3.4, -0.05)], stone)


def sunlight(outside):
    """From the garden into a room, or onto a house front."""
    bpy.ops.object.light_add(type="SUN")
    sun = bpy.context.object
    sun.data.energy = 4.0 if outside else 3.4
    sun.data.angle = math.radians(2.5)
    sun.data.color = (1.0, 0.94, 0.85)
    sun.rotation_euler = [math.radians(a) for a in ((-48, 0, 28) if outside else (52, 0, -35))]
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes["Background"]
    sky.inputs["Color"].default_value = linear("#dce9f4")
    sky.inputs["Strength"].default_value = 0.22 if outside else 0.55
    if outside:
        lamp("room", (1.4, -2.8, 2.2), 26, 2.0, (60, 0, 24))


def lamp(name, place, watts, size, turned):
    bpy.ops.object.light_add(type="AREA", location=place)
    made = bpy.context.object
    made.name = name
    made.data.energy = watts
    made.data.size = size
    made.rotation_euler = [math.radians(a) for a in turned]

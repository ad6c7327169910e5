"""Boxes, bars and materials: what every scene is made of. Metres; x to the right, y away from the eye, z up."""

import math

import bpy


def linear(hex_colour):
    """What the renderer reckons with, of a colour as the shop writes it."""
    parts = [int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts] + [1]


def material(name, colour, rough=0.5, metal=0.0):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = colour
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Metallic"].default_value = metal
    return made


def emission(name, strength=1.0):
    """A surface that shines by itself, and the socket that gives it its colour."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    shader = nodes.new("ShaderNodeEmission")
    shader.inputs["Strength"].default_value = strength
    links.new(shader.outputs[0], nodes.new("ShaderNodeOutputMaterial").inputs["Surface"])
    return made, shader.inputs["Color"]


def tinted(name, colour):
    """Clear glass: what shines on it is left to the eye."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    clear = nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs["Color"].default_value = colour
    links.new(clear.outputs[0], nodes.new("ShaderNodeOutputMaterial").inputs["Surface"])
    return made


def box(low, high, look, bevel=0.0):
    x, y, z = [(a + b) / 2 for a, b in zip(low, high)]
    bpy.ops.mesh.primitive_cube_add(size=1, location=(x, y, z))
    made = bpy.context.object
    made.scale = [max(b - a, 1e-5) for a, b in zip(low, high)]
    bpy.ops.object.transform_apply(scale=True)
    made.data.materials.append(look)
    if bevel:
        edges = made.modifiers.new("edges", "BEVEL")
        edges.width = bevel
        edges.segments = 3
    return made


def plane(corners, look):
    mesh = bpy.data.meshes.new("plane")
    mesh.from_pydata(corners, [], [[0, 1, 2, 3]])
    # Metres along the sides, so that a pattern has the same size on every plane.
    layer = mesh.uv_layers.new()
    width = math.dist(corners[0], corners[1])
    height = math.dist(corners[1], corners[2])
    for loop, uv in zip(layer.data, [(0, 0), (width, 0), (width, height), (0, height)]):
        loop.uv = uv
    made = bpy.data.objects.new("plane", mesh)
    bpy.context.collection.objects.link(made)
    mesh.materials.append(look)
    return made


def frame(left, right, low, high, front, back, width, look, bevel=0.0015, sides="lrtb"):
    """Bars along the sides of a rectangle, uprights between the others, as profiles are cut."""
    made = []
    if "t" in sides:
        made.append(box((left, front, high - width), (right, back, high), look, bevel))
    if "b" in sides:
        made.append(box((left, front, low), (right, back, low + width), look, bevel))
    top = high - (width if "t" in sides else 0)
    foot = low + (width if "b" in sides else 0)
    if "l" in sides:
        made.append(box((left, front, foot), (left + width, back, top), look, bevel))
    if "r" in sides:
        made.append(box((right - width, front, foot), (right, back, top), look, bevel))
    return made


def mesh_look(colour, is_close, veil=0.46, wire_width=0.00028):
    """Woven mesh: from afar a veil, close by its wires of 0.28 mm on a pitch of 1.4."""
    made = bpy.data.materials.new("mesh")
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    clear = nodes.new("ShaderNodeBsdfTransparent")
    target = nodes["Material Output"].inputs["Surface"]
    if not is_close:
        # Every ray goes through and is dimmed: rays that now hit and now miss would be grain.
        clear.inputs["Color"].default_value = [1 - veil] * 3 + [1]
        haze, both = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeAddShader")
        haze.inputs["Color"].default_value = colour
        haze.inputs["Strength"].default_value = veil * 0.9
        made.cycles.sample_as_light = False
        links.new(clear.outputs[0], both.inputs[0])
        links.new(haze.outputs[0], both.inputs[1])
        links.new(both.outputs[0], target)
        return made
    wire = nodes["Principled BSDF"]
    wire.inputs["Base Color"].default_value = colour
    wire.inputs["Roughness"].default_value = 0.6
    mix = nodes.new("ShaderNodeMixShader")
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(wire.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], target)
    uv = nodes.new("ShaderNodeUVMap")
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(uv.outputs[0], split.inputs[0])
    wires = [wire_along(nodes, links, split.outputs[axis], wire_width) for axis in (0, 1)]
    either = maths(nodes, links, "MAXIMUM", *wires)
    links.new(either, mix.inputs["Fac"])
    return made


def wire_along(nodes, links, distance, wire, pitch=0.0014):
    within = maths(nodes, links, "MODULO", distance, pitch)
    return maths(nodes, links, "LESS_THAN", within, wire)


def tiled(name, colours, size, joint, rough, turned, upright=False):
    """Bricks, boards or flags: two colours that differ a little, and a joint between."""
    made = material(name, linear(colours[0]), rough)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    texture = nodes.new("ShaderNodeTexBrick")
    for socket, colour in zip(("Color1", "Color2", "Mortar"), colours):
        texture.inputs[socket].default_value = linear(colour)
    texture.inputs["Scale"].default_value = 1.0
    texture.inputs["Mortar Size"].default_value = joint
    texture.inputs["Brick Width"].default_value, texture.inputs["Row Height"].default_value = size
    where = nodes.new("ShaderNodeNewGeometry")
    turn = nodes.new("ShaderNodeMapping")
    turn.inputs["Rotation"].default_value = (math.radians(-90) if upright else 0, 0, turned)
    links.new(where.outputs["Position"], turn.inputs[0])
    links.new(turn.outputs[0], texture.inputs["Vector"])
    patchy = ramp(nodes, links, noise(nodes, links, 5.0, 4.0, turn.outputs[0]), [(0.3, (0.78, 0.78, 0.78, 1)), (0.7, (1, 1, 1, 1))])
    mix = nodes.new("ShaderNodeMixRGB")
    mix.blend_type = "MULTIPLY"
    mix.inputs[0].default_value = 1.0
    links.new(texture.outputs[0], mix.inputs[1])
    links.new(patchy, mix.inputs[2])
    links.new(mix.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    return made


def maths(nodes, links, operation, one, other):
    node = nodes.new("ShaderNodeMath")
    node.operation = operation
    for socket, value in zip(node.inputs, (one, other)):
        if isinstance(value, (int, float)):
            socket.default_value = value
        else:
            links.new(value, socket)
    return node.outputs[0]


def noise(nodes, links, scale, detail=2.0, vector=None):
    node = nodes.new("ShaderNodeTexNoise")
    node.inputs["Scale"].default_value = scale
    node.inputs["Detail"].default_value = detail
    if vector is not None:
        links.new(vector, node.inputs["Vector"])
    return node.outputs["Fac"]


def ramp(nodes, links, factor, stops):
    node = nodes.new("ShaderNodeValToRGB")
    elements = node.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, colour) in zip(elements, stops):
        element.position = position
        element.color = colour
    links.new(factor, node.inputs[0])
    return node.outputs[0]

"""Where the light comes from, and what one sees far off."""

import math

import bpy

from parts import emission, linear, maths, noise, plane, ramp

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
    for scale, size, strength in ((2.2, 0.24, 0.05), (3.4, 0.26, 0.06), (1.5, 0.22, 0.045)):
        seen = light_spots(nodes, links, uv, seen, scale, size, strength)
    links.new(seen, colour)
    half = width / 2
    # A picture, not a lamp: as a lamp so large it would take the samples that the sun needs.
    look.cycles.sample_as_light = False
    made = plane([(-half, y, -1.2), (half, y, -1.2), (half, y, height - 1.2), (-half, y, height - 1.2)], look)
    made.visible_diffuse = False
    made.visible_shadow = False


def light_spots(nodes, links, uv, below, scale, size, strength):
    """Round, as a lens makes of every far point of light."""
    cells = nodes.new("ShaderNodeTexVoronoi")
    cells.inputs["Scale"].default_value = scale
    # Regular enough that no two of them cut each other.
    cells.inputs["Randomness"].default_value = 0.6
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


def daylight(opening, is_inside):
    """The sun from the garden into a room, or onto a house front; the sky through the opening."""
    sun_energy, turned = (3.2, (-50, 0, 34)) if is_inside else (3.2, (50, 0, -38))
    bpy.ops.object.light_add(type="SUN")
    sun = bpy.context.object
    sun.data.energy = sun_energy
    sun.data.angle = math.radians(2.0)
    sun.data.color = (1.0, 0.93, 0.83)
    sun.rotation_euler = [math.radians(a) for a in turned]
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes["Background"]
    # Within, what the rest of a light room throws back. An even light is met by chance as well as by aim, and every
    # lamp that is aimed at takes its share of the samples.
    sky.inputs["Color"].default_value = linear("#f3ede4" if is_inside else "#d4e4f4")
    sky.inputs["Strength"].default_value = 0.62 if is_inside else 0.6
    world.cycles.sampling_method = "NONE"
    if is_inside:
        left, right, low, high = opening
        width, height = right - left, high - low
        # Light that finds its way through a window by chance alone is grain.
        window = lamp("sky", ((left + right) / 2, 0.75, (low + high) / 2), 34 * width * height, width, (-90, 0, 0))
        window.data.shape = "RECTANGLE"
        window.data.size_y = height
        window.data.color = (0.9, 0.95, 1.0)


def lamp(name, place, watts, size, turned):
    bpy.ops.object.light_add(type="AREA", location=place)
    made = bpy.context.object
    made.name = name
    made.data.energy = watts
    made.data.size = size
    made.rotation_euler = [math.radians(a) for a in turned]
    for ray in ("camera", "glossy", "transmission"):
        setattr(made, f"visible_{ray}", False)
    return made

"""The screens themselves, by how they are built; figures in metres come from the drawing's own table."""

import math

import bpy

from parts import box, frame, linear, material, mesh_look, plane

MM = 0.001


def add_screen(scene, is_close):
    build = scene["build"]
    width, height = scene["width"] * MM, scene["height"] * MM
    looks = {
        "profile": material("profile", linear(scene["colour"]), 0.42, 0.15),
        "mesh": mesh_look(linear("#1d1f21"), is_close),
        # A fold seen along its mesh is denser than one seen across it.
        "pleats": (mesh_look(linear("#24272a"), is_close, 0.62), mesh_look(linear("#3a3e42"), is_close, 0.36)),
        "dark": material("dark", linear("#17191b"), 0.6),
        "metal": material("metal", linear("#b9bcbe"), 0.3, 0.9),
        "tape": material("clip", linear("#2a2d30"), 0.5),
    }
    makers[build["kind"]](build, width, height, looks)


def sheet(left, right, low, high, y, look):
    return plane([(left, y, low), (right, y, low), (right, y, high), (left, y, high)], look)


def clipped(build, width, height, looks):
    """In the frame, seen from inside: a slim frame held by clips."""
    half, body = width / 2, 0.027
    frame(-half, half, 0, height, 0.045, 0.062, body, looks["profile"])
    sheet(-half + body, half - body, body, height - body, 0.054, looks["mesh"])
    for x in (-half, half):
        for z in (height * 0.22, height * 0.78):
            inner = body * (0.8 if x < 0 else -0.8)
            box((min(x, x + inner), 0.036, z - 0.02), (max(x, x + inner), 0.046, z + 0.02), looks["tape"], 0.003)


def flat(build, width, height, looks):
    half, profile = width / 2, build["profile"] * MM
    frame(-half, half, 0, height, -0.014, 0.0, profile, looks["profile"], 0.003)
    sheet(-half + profile, half - profile, profile, height - profile, -0.006, looks["mesh"])
    for x in (-half + profile / 2, half - profile / 2):
        for z in (height * 0.25, height * 0.75):
            bpy.ops.mesh.primitive_cylinder_add(radius=0.011, depth=0.008, location=(x, -0.018, z), rotation=(math.pi / 2, 0, 0))
            bpy.context.object.data.materials.append(looks["dark"])


def pleated(build, width, height, looks):
    half, guide = width / 2, 0.03
    frame(-half, half, 0, height, 0.0, 0.034, guide, looks["profile"], 0.002, "lrt")
    box((-half, 0.0, 0.0), (half, 0.034, 0.006), looks["profile"], 0.001)
    drawn = 0.66 if build["leaves"] == 1 else 0.8
    ends = (-1,) if build["leaves"] == 1 else (-1, 1)
    for end in ends:
        reach = (width - 2 * guide) * drawn / build["leaves"]
        start = end * (half - guide)
        pull = start - end * reach
        pleats(start, pull, 0.008, height - guide, looks["pleats"])
        bar = sorted((pull, pull - end * 0.028))
        box((bar[0], 0.002, 0.006), (bar[1], 0.032, height - guide), looks["profile"], 0.003)
        grip = sorted((pull - end * 0.008, pull - end * 0.02))
        box((grip[0], -0.012, 1.0), (grip[1], 0.002, 1.12), looks["profile"], 0.003)


def pleats(start, end, low, high, looks, fold=0.018):
    count = max(2, round(abs(end - start) / 0.026))
    corners, faces = [], []
    for index in range(count * 2 + 1):
        x = start + (end - start) * index / (count * 2)
        y = 0.017 + (fold / 2 if index % 2 else -fold / 2)
        corners += [(x, y, low), (x, y, high)]
        if index:
            at = 2 * index
            faces.append((at - 2, at, at + 1, at - 1))
    mesh = bpy.data.meshes.new("pleats")
    mesh.from_pydata(corners, [], faces)
    for look in looks:
        mesh.materials.append(look)
    for index, face in enumerate(mesh.polygons):
        face.material_index = index % 2
    layer = mesh.uv_layers.new()
    for loop in mesh.loops:
        x, y, z = corners[loop.vertex_index]
        # Never below nothing, where a pattern would be all wire.
        layer.data[loop.index].uv = ((x + 5) * 1.7, z)
    bpy.context.collection.objects.link(bpy.data.objects.new("pleats", mesh))


def roller(build, width, height, looks):
    half, guide, cassette = width / 2, build["guide"] * MM, build["cassette"] * MM
    depth = build["depth"] * MM
    box((-half, -0.012, height - cassette), (half, depth - 0.012, height), looks["profile"], 0.006)
    for left in (-half, half - guide):
        box((left, 0.0, 0), (left + guide, 0.026, height - cassette), looks["profile"], 0.002)
    foot = height * 0.32
    sheet(-half + guide * 0.5, half - guide * 0.5, foot, height - cassette, 0.013, looks["mesh"])
    box((-half + guide, 0.0, foot - 0.03), (half - guide, 0.026, foot), looks["profile"], 0.003)
    box((-0.05, -0.014, foot - 0.024), (0.05, 0.002, foot - 0.012), looks["profile"], 0.002)


def hinged(build, width, height, looks):
    """In its frame, a hand's breadth open."""
    half, around, leaf = width / 2, 0.03, 0.05
    frame(-half, half, 0, height, -0.03, 0.012, around, looks["profile"], 0.002, "lrt")
    hinge = -half + around + 0.003
    bpy.ops.object.empty_add(location=(hinge, -0.03, 0))
    pivot = bpy.context.object
    right = half - around - 0.003
    top = height - around - 0.003
    made = frame(hinge, right, 0.008, top, -0.026, 0.0, leaf, looks["profile"], 0.003)
    rail = build["railCentre"] * MM
    made.append(box((hinge + leaf, -0.026, rail - 0.03), (right - leaf, 0.0, rail + 0.03), looks["profile"], 0.003))
    kick = 0.3
    made.append(box((hinge + leaf, -0.016, 0.008 + leaf), (right - leaf, -0.01, kick), looks["profile"]))
    for low, high in ((kick, rail - 0.03), (rail + 0.03, top - leaf)):
        made.append(sheet(hinge + leaf, right - leaf, low, high, -0.013, looks["mesh"]))
    made.append(box((right - 0.034, -0.034, rail + 0.03), (right - 0.014, -0.026, rail + 0.19), looks["dark"], 0.003))
    made.append(box((right - 0.12, -0.062, rail + 0.1), (right - 0.016, -0.048, rail + 0.118), looks["dark"], 0.005))
    made.append(box((right - 0.03, -0.06, rail + 0.1), (right - 0.016, -0.03, rail + 0.118), looks["dark"], 0.003))
    for z in (0.25, height / 2, height - 0.25):
        box((hinge - 0.006, -0.044, z - 0.04), (hinge + 0.01, -0.028, z + 0.04), looks["dark"], 0.004)
    for each in made:
        each.parent = pivot
        each.matrix_parent_inverse = pivot.matrix_world.inverted()
    pivot.rotation_euler = (0, 0, -math.radians(14))


makers = {"clipped": clipped, "flat": flat, "pleated": pleated, "roller": roller, "hinged": hinged}
